import { paths } from '@coffeeattack/contract/pages'
import { deadlineBadge, deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText, raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { useTimeLeft } from '../../offers/deadline.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import type { PactCard } from '../cards.ts'
import { SealDrawing } from '@coffeeattack/kit/pacts/SealDrawing'
import { dottedDay, spokenDay } from '../words.ts'

const words = {
  SENT: { line: ({ version }: PactCard) => `처우 합의서 · ${versionName(version)}`, go: '합의서 읽기' },
  CHANGE_ASKED: { line: () => '처우 합의서 · 바꿔 달라고 했어요', go: '부탁 보기' },
  SIGNED_BY_CANDIDATE: { line: () => '처우 합의서 · 나는 서명했어요', go: '합의서 다시 읽기' },
  SEALED: { line: () => '합의서를 봉인했어요', go: '합의서 내려받기' },
} as const

/** The pact on the home page: how long it can be signed, what is lower in it, or when the work begins (PACT-2, PACT-8). */
export default function PactHomeCard({ pact }: { pact: PactCard }) {
  const { id, company, base, income, lowerCount, state } = pact
  const { line, go } = words[state as keyof typeof words]
  const isSealed = state === 'SEALED'
  return (
    <Link
      to={paths.pact(id)}
      className="block rounded-home bg-shot p-5 text-on-shot [--focus:var(--ink)] [--seal-in:var(--shot)]"
    >
      <span className="flex items-center gap-3">
        <Logo name={company.name} src={company.logo} size={44} />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-h3 leading-snug font-bold">{company.name}</b>
          <span className="block truncate text-label leading-close text-on-shot-2">{line(pact)}</span>
        </span>
        {isSealed ? (
          <SealDrawing day={dottedDay(pact.changedAt)} size={56} />
        ) : (
          <Left untilDay={pact.untilDay} />
        )}
      </span>
      <span className="mt-5.5 block">
        <SalaryRange salaryMin={base} salaryMax={base} size={40} />
      </span>
      {state === 'SENT' && income && <Raise base={base} income={income} />}
      {isSealed && (
        <span className="mt-1.5 block text-label text-on-shot-2 tnum">{spokenDay(pact.startsOn)} 시작</span>
      )}
      <span className="mt-5 flex min-h-row items-center justify-between gap-3 rounded-bar bg-on-shot px-4.5 font-semibold text-shot">
        {go}
        {state === 'SENT' && lowerCount > 0 ? (
          <span className="text-label font-medium tnum">제안보다 적은 것 {lowerCount}</span>
        ) : (
          <ChevronRight size={20} />
        )}
      </span>
    </Link>
  )
}

function Left({ untilDay }: Pick<PactCard, 'untilDay'>) {
  return (
    <CountdownBadge kind="inverse">
      {deadlineBadge(useTimeLeft(deadlineOf(untilDay).toISOString()))}
    </CountdownBadge>
  )
}

type RaiseProps = { base: number; income: NonNullable<PactCard['income']> }

function Raise({ base, income: { amount, origin } }: RaiseProps) {
  const word = useIncomeWord(origin)
  const rate = increaseRate(amount, { salaryMin: base, salaryMax: base })
  if (rate === null || rate <= 0) return null
  return (
    <span className="mt-3.5 block">
      <IncreaseBar
        tone="shot"
        height={14}
        now={amount}
        min={base}
        max={base}
        label={`${word} ${moneyText(amount)}에서 ${moneyText(base)}으로`}
        from={
          <span className="block text-label leading-close">
            {word}보다
            {origin && <span className="block text-on-shot-2">{originText(origin)}</span>}
          </span>
        }
        to={
          <b className="text-body font-bold text-rise-on-shot">
            {raiseText(base - amount)} · {rateText(rate)}
          </b>
        }
      />
    </span>
  )
}
