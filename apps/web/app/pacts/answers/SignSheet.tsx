import { lowerOf } from '@coffeeattack/domain/pacts/differences'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { Fingerprint } from '@coffeeattack/kit/pacts/Fingerprint'
import { shortFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { Button } from '@coffeeattack/ui/Button'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { ComponentType, ReactNode } from 'react'
import { differencesIn, newestOf } from '../queries.ts'
import { useSign } from '../signing/use-signing.ts'
import { lowerLine, nameIn, wholeDay } from '../words.ts'
import type { SheetProps } from './PactAnswers.tsx'

const Down = icon(<path d="M12 5v14m7-7-7 7-7-7" />)
const Undo = icon(<path d="M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11" />)

/** What is signed, once more, and what is lower in it; then Kakao's own button (PACT-2, PACT-4). */
export default function SignSheet({
  pact,
  open,
  onOpenChange,
  onAsked,
}: SheetProps & { onAsked: () => void }) {
  const version = newestOf(pact)
  const { number, terms, fingerprint } = version
  const name = nameIn(pact, version)
  const lower = lowerOf(differencesIn(pact, version))
  const sign = useSign(pact, onAsked)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !sign.busy) && onOpenChange(next)}
      title={`${versionName(number)}에 서명할까요?`}
      description={`${pact.company.name}도 서명하면 합의가 이루어져요.`}
      footer={
        <>
          <Button
            kind="kakao"
            busy={sign.busy && '요청하는 중'}
            onClick={() => void sign.run()}
            className="mt-1"
          >
            <KakaoBubble size={22} />
            카카오 인증서로 서명하기
          </Button>
          <TextLink wide disabled={sign.busy} onClick={() => onOpenChange(false)} className="-mb-2.5">
            조금 더 읽어 볼게요
          </TextLink>
        </>
      }
    >
      <section className="torn-edge rounded-t-card bg-surface-2 px-4.5 pt-4 pb-5.5">
        <h3 className="mb-1.5 text-label font-semibold text-ink-2">서명하는 내용</h3>
        <dl>
          <SlipRow label="연봉">{moneyText(terms.base)}</SlipRow>
          {lower
            .filter(({ kind }) => kind !== 'base')
            .map((difference) => (
              <SlipRow key={difference.kind} label={name(difference)}>
                {difference.agreed ? rangeText(difference.agreed.min, difference.agreed.max) : '없음'}
              </SlipRow>
            ))}
          <SlipRow label="시작일">{wholeDay(terms.startsOn)}</SlipRow>
          <SlipRow label="서명하는 사람">{pact.parties.person.name}</SlipRow>
        </dl>
        <SlipRule />
        <p className="mb-2 flex justify-between gap-3 text-caption text-ink-3">
          문서 지문
          <span className="font-mono text-note">{shortFingerprint(fingerprint)}</span>
        </p>
        <Fingerprint fingerprint={fingerprint} className="h-6" />
      </section>
      <ul className="mt-3 grid gap-3">
        {lower.map((difference) => (
          <Line key={difference.kind} Icon={Down}>
            {lowerLine(difference, name)}
          </Line>
        ))}
        <Line Icon={Undo}>회사가 서명하기 전까지는 거둘 수 있어요.</Line>
      </ul>
    </Sheet>
  )
}

type LineProps = { Icon: ComponentType<{ size?: number; className?: string }>; children: ReactNode }

const Line = ({ Icon, children }: LineProps) => (
  <li className="flex gap-3 text-body-s text-ink-2">
    <Icon size={20} className="mt-0.5 shrink-0 text-ink-3" />
    {children}
  </li>
)
