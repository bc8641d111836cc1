import { hopeGapText, increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { payView } from '@coffeeattack/domain/offers/pay-words.ko'
import { detailLines, type PositionDetails } from '@coffeeattack/domain/positions/details'
import { salaryFigure } from '@coffeeattack/domain/salary/figure'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Logo } from '@coffeeattack/ui/Logo'
import { Money } from '@coffeeattack/ui/Money'
import { WholePay } from '@coffeeattack/ui/pay/WholePay'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import type { Profile } from '../../candidates/profile-query.ts'
import { salariesOf, type Draft } from './draft.ts'
import { soundParts } from './pay-draft.ts'
import { PreviewRaise } from './PreviewRaise.tsx'

type PreviewSlipProps = {
  draft: Draft
  profile: Profile
  /** Under whose name it arrives: the company's, or the agent's own. */
  company: { name: string; logo: string | null; isVerified: boolean }
  salaryLabel: string
  /** Of the position that the offer is for. */
  positionDetails: PositionDetails | null
}

/** The café bill, as far as its writer may see it. */
export function ComposedSlip({ draft, profile, company, salaryLabel, positionDetails }: PreviewSlipProps) {
  const range = salariesOf(draft)
  const hope = profile.hopeSalary
  const gap = hope === null || draft.isJustMessage ? null : hopeGapText(hope, range)
  const whole = draft.isJustMessage ? null : payView({ ...range, pay: soundParts(draft.pay) })
  const income = profile.income.kind === 'exact' ? profile.income.income : null
  // As on the candidate's slip: with the whole pay under it the bar says how far the hope is.
  const isOnBar = whole !== null && increaseView(income, range).kind === 'raise'
  const details = detailLines(positionDetails)
  const hasLink = draft.link.trim() !== ''
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        <Logo name={company.name} src={company.logo} size={56} />
        <p className="min-w-0 flex-1">
          <b className="flex items-center gap-1.5 text-h2 leading-snug">
            <span className="min-w-0">{company.name}</span>
            {company.isVerified && (
              <span className="shrink-0 text-success">
                <ShieldCheck size={18} strokeWidth={2.2} />
                <span className="sr-only">확인된 회사</span>
              </span>
            )}
          </b>
          <span className="inline-flex items-center gap-1 text-body-s text-ink-3">
            <span className={hasLink ? 'underline decoration-line-2 underline-offset-3' : undefined}>
              {draft.position || (hasLink && '자세히 보기')}
            </span>
            {hasLink && <ArrowUpRight size={16} />}
          </span>
        </p>
      </div>
      {!draft.isJustMessage && (
        <>
          <p className="mt-7 text-body-s leading-close font-medium text-ink-3">{salaryLabel}</p>
          <Salary {...range} />
          <PreviewRaise income={profile.income} range={range} end={isOnBar ? gap : null} />
        </>
      )}
      {hope !== null && gap && !isOnBar && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="희망 연봉">{moneyText(hope)}</SlipRow>
            <SlipRow label="희망보다">{gap.replace(/^희망보다 /, '')}</SlipRow>
          </dl>
        </>
      )}
      {whole && (
        <>
          <SlipRule />
          <WholePay {...whole} />
        </>
      )}
      {details.length > 0 && (
        <>
          <SlipRule />
          <dl>
            {details.map(({ label, text }) => (
              <SlipRow key={label} label={label}>
                {text}
              </SlipRow>
            ))}
          </dl>
        </>
      )}
    </Slip>
  )
}

function Salary({ salaryMin, salaryMax }: ReturnType<typeof salariesOf>) {
  if (salaryMin === null || salaryMax === null)
    return <p className="text-body text-ink-4">아직 적지 않았어요</p>
  const { from, to, unit } = salaryFigure(salaryMin, salaryMax)
  return <Money {...(from === undefined ? { amount: to } : { amount: from, to })} unit={unit} size={32} />
}
