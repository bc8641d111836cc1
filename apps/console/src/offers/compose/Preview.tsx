import { deadlineBand, deadlineText, expiresAt, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { hopeGapText, increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { benefitKind, offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { payView } from '@coffeeattack/domain/offers/pay-words.ko'
import { detailLines, type PositionDetails } from '@coffeeattack/domain/positions/candidate-fields'
import { disclosedRaise, disclosedRaiseText } from '@coffeeattack/domain/profiles/disclosed-raise'
import { incomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText, raiseText, salaryFigure } from '@coffeeattack/domain/salary/format'
import { BenefitList } from '@coffeeattack/kit/offers/BenefitList'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { SenderNote } from '@coffeeattack/kit/offers/SenderNote'
import { WholePay } from '@coffeeattack/kit/offers/WholePay'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Logo } from '@coffeeattack/ui/Logo'
import { Money } from '@coffeeattack/ui/Money'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnProofPill } from '../../companies/checks/ProofPill.tsx'
import type { Profile } from '../../candidates/profile-query.ts'
import { positionQuery } from '../../positions/queries.ts'
import type { Me } from '../../sessions/me.ts'
import { type Draft, salariesOf } from './draft.ts'
import { soundParts } from './pay-draft.ts'

type PreviewProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: Draft
  profile: Profile
  me: Me
  busy: boolean
  onSend: () => void
}

/** The candidate's name is not known before a match. */
const ADDRESSEE = '○○ 님'

/** The offer as the candidate will see it. */
export function Preview({ open, onOpenChange, draft, profile, me, busy, onSend }: PreviewProps) {
  const now = useNow()
  const expiredAt = expiresAt(now)
  const { positionId } = draft
  const position = useQuery({ ...positionQuery(positionId ?? ''), enabled: open && positionId !== null }).data
  const company = draft.company ?? me.company
  const isMaster = me.role !== 'recruiter'
  const words = offerPageWords({ ...draft, addressee: ADDRESSEE, company: company?.name ?? null, isMaster })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title="후보자에게 이렇게 보여요"
      cancel={{ label: '더 고치기', onPress: () => onOpenChange(false) }}
      confirm={{ label: '어택 보내기', busy: busy && '보내는 중', onPress: onSend }}
    >
      {/* The preview scrolls inside the dialog, so the buttons stay visible. */}
      <section
        aria-label="어택 미리보기"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="-mx-2 max-h-[calc(100dvh-15rem)] overflow-y-auto rounded-card bg-canvas"
      >
        <p className="sticky top-0 z-1 flex h-11 items-center justify-between gap-3 bg-shot px-5 text-body-s font-medium text-on-shot">
          <span>{deadlineBand(timeLeft(expiredAt, now))}</span>
          <span className="text-label text-on-shot-2 tnum">{deadlineText(expiredAt)}</span>
        </p>
        <div className="grid gap-3 p-4">
          <ComposedSlip
            draft={draft}
            profile={profile}
            company={company ?? { name: me.name, logo: null }}
            salaryLabel={words.salary}
            positionDetails={position ?? null}
          />
          <SenderNote
            label="담당자의 메시지"
            name={me.name}
            title={words.sender}
            isOwn={isMaster}
            message={draft.message.trim() || <span className="text-ink-4">아직 적지 않았어요</span>}
          />
          <BenefitList
            title={words.benefits}
            items={draft.offerItems.map((text) => ({ text, kind: benefitKind(text) }))}
          />
          <p className="flex items-center justify-center gap-1.5 pt-1.5 text-caption text-ink-3">
            <Lock size={16} />
            {words.disclosure}
          </p>
          <p className="pointer-events-none grid justify-items-center">
            <span className={buttonLook()}>{words.accept}</span>
            <span className={textLinkLook}>{words.refuse}</span>
          </p>
        </div>
      </section>
    </Dialog>
  )
}

type PreviewSlipProps = {
  draft: Draft
  profile: Profile
  /** The sender: the company, or the agent. */
  company: { name: string; logo: string | null }
  salaryLabel: string
  /** Details of the position that the offer is for. */
  positionDetails: PositionDetails | null
}

/** The offer slip without what only the candidate knows. */
function ComposedSlip({ draft, profile, company, salaryLabel, positionDetails }: PreviewSlipProps) {
  const details = detailLines(positionDetails)
  const range = salariesOf(draft)
  const hope = profile.hopeSalary
  const gap = hope === null || draft.isJustMessage ? null : hopeGapText(hope, range)
  const whole = draft.isJustMessage ? null : payView({ ...range, pay: soundParts(draft.pay) })
  const income = profile.income.kind === 'exact' ? profile.income.income : null
  // With a total pay the bar shows the distance to the desired salary, as on the candidate's slip.
  const isOnBar = whole !== null && increaseView(income, range).kind === 'raise'
  const hasLink = draft.link.trim() !== ''
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        <Logo name={company.name} src={company.logo} size={56} />
        <p className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <b className="min-w-0 text-h2 leading-snug">{company.name}</b>
            <OwnProofPill />
          </span>
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
          <PreviewRaise {...profile} range={range} end={isOnBar ? gap : null} />
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

type PreviewRaiseProps = Pick<Profile, 'income' | 'incomeOrigin'> & {
  range: { salaryMin: number | null; salaryMax: number | null }
  /** The label at the end of the bar; null for the salary itself. */
  end: string | null
}

/** The raise as the candidate sees it, when the income is disclosed; otherwise a note that they will see it (TRUST-1). */
function PreviewRaise({ income, incomeOrigin, range, end }: PreviewRaiseProps) {
  const [now] = useState(() => new Date())
  const top = topSalary(range)
  if (income.kind === 'hidden' || top === null) return null
  if (income.kind !== 'exact') {
    return (
      <p className="mt-5 rounded-field px-4 py-3 text-label text-ink-3 outline-1 -outline-offset-1 outline-line-field outline-dashed">
        {`공개한 소득으로는 ${disclosedRaiseText(disclosedRaise(income, range))}. 정확한 금액은 후보자만 봐요.`}
      </p>
    )
  }
  const word = incomeWord(incomeOrigin?.year ?? null, now)
  const view = increaseView(income.income, range, word)
  if (view.kind === 'none') return null
  const bar = {
    now: income.income,
    min: range.salaryMin ?? top,
    max: top,
    label: increaseAlt(income.income, range, word),
    from: `${word} ${moneyText(income.income)}`,
    height: 26,
  }
  return (
    <div className="mt-6">
      {view.kind === 'negotiable' ? (
        <IncreaseBar {...bar} raise={view.title} rate={view.badge} flatNote={view.note} />
      ) : (
        <IncreaseBar
          {...bar}
          raise={
            <span className="text-body font-medium text-ink-2">
              {word}보다 최대{' '}
              <b className="text-money-20 whitespace-nowrap text-rise-text">{raiseText(view.amount)}</b>
            </span>
          }
          rate={<span className="text-money-20">{view.rate}</span>}
          to={end ?? moneyText(top)}
        />
      )}
      {incomeOrigin && <p className="mt-1.5 text-caption text-ink-3 tnum">{originText(incomeOrigin)}</p>}
    </div>
  )
}
