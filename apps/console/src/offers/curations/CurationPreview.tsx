import { BRAND } from '@coffeeattack/domain/brand'
import { deadlineBadge, expiresAt, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { hardToChoose, selectionButton } from '@coffeeattack/domain/offers/group'
import { firstYearText } from '@coffeeattack/domain/offers/pay-words.ko'
import type { Offered } from '@coffeeattack/domain/offers/whole-pay'
import { useNow } from '@coffeeattack/kit/useNow'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { Button } from '@coffeeattack/ui/Button'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Logo } from '@coffeeattack/ui/Logo'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useMe } from '../../sessions/me.ts'
import { soundParts } from '../compose/pay-draft.ts'
import { type Draft, salariesOf } from './draft.ts'

/** The curation as the candidate will see it: no salaries before the choice, and the total pay of the first year. */
export function CurationPreview({ draft: { items, message } }: { draft: Draft }) {
  const me = useMe()
  const now = useNow()
  return (
    <section
      aria-label="미리보기"
      className="overflow-hidden rounded-home bg-page inset-ring inset-ring-line-2"
    >
      <p className="flex items-center justify-between gap-3 px-5 pt-4">
        <span className="text-caption font-medium text-ink-3">후보자에게 이렇게 보여요</span>
        <span className="inline-flex h-7 items-center gap-1.5 rounded-badge bg-shot px-2.5 text-caption font-semibold text-on-shot tnum">
          <Clock size={15} strokeWidth={2.2} />
          {deadlineBadge(timeLeft(expiresAt(now), now))}
        </span>
      </p>
      <div className="px-5 pt-3 pb-5">
        <p className="text-h2">
          커피챗하고 싶은 회사를
          <br />
          모두 골라 주세요
        </p>
        <div className="mt-4 flex items-start gap-2.5">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-shot pl-0.5">
            <BrandMark size={19} tone="on-shot" />
          </span>
          <div className="min-w-0 flex-1 rounded-card rounded-tl-tail bg-surface-2 px-4 py-3 text-body-s">
            <p className="text-caption font-semibold text-ink-2">
              {BRAND.ko} 에이전트 · {me.name}
            </p>
            <p className="whitespace-pre-line">
              {message.trim() || <span className="text-ink-3">아직 적지 않았어요</span>}
            </p>
          </div>
        </div>
        <ul className="mt-4 grid gap-2">
          {items.map(({ company, position, pay, ...salaries }) => (
            <li
              key={company.id}
              className="flex min-h-16 items-center gap-3 rounded-option px-3.5 py-2.5 inset-ring inset-ring-line-2"
            >
              <Logo name={company.name} src={company.logo} size={40} />
              <span className="min-w-0 flex-1 leading-close">
                <b className="block truncate font-bold">{company.name}</b>
                <span className="text-body-s text-ink-2">{position}</span>{' '}
                <span className="inline-block text-caption text-ink-3">
                  {position && company.domain ? `· ${company.domain}` : company.domain}
                </span>
                <FirstYear {...salariesOf(salaries)} pay={soundParts(pay)} />
              </span>
              <span
                aria-hidden="true"
                className="size-6 shrink-0 rounded-tag inset-ring-2 inset-ring-line-field"
              />
            </li>
          ))}
        </ul>
        <Button size="md" disabled className="mt-4">
          {selectionButton(0).text}
        </Button>
        <p className="text-center">
          <span className={textLinkLook}>{hardToChoose.link}</span>
        </p>
      </div>
    </section>
  )
}

function FirstYear(offered: Offered) {
  const first = firstYearText(offered)
  return first && <span className="block text-caption text-ink-2 tnum">첫해에 모두 {first}</span>
}
