import { disclosedRaise, disclosedRaiseText } from '@coffeeattack/domain/profiles/disclosed-raise'
import { type DisclosedIncome, disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { groupDigits, moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { drawn } from '../../candidates/scale/drawn.ts'
import { placeOn, type Scale } from '../../candidates/scale/scale.ts'
import type { SentCounter, SentOffer } from '../sent/queries.ts'

/** What is earned now as far as it is told, what we offer, and what is asked: on one line (TRUST-1). */
export function CounterScale({ offer, counter }: { offer: SentOffer; counter: SentCounter }) {
  const { amount, income } = counter
  const { salaryMin, salaryMax } = offer
  if (salaryMin === null || salaryMax === null) return null
  const scale = around([...endsOf(income), salaryMin, amount])
  const { now } = drawn({ income, hopeSalary: null }, scale)
  const offered = { left: placeOn(scale, salaryMin), right: 100 - placeOn(scale, salaryMax) }
  const earned = income.kind === 'hidden' ? '지금 비공개' : `지금 ${disclosedText(income)}`
  const ours = `내 제안 ${rangeText(salaryMin, salaryMax)}`
  const raise = disclosedRaise(income, { salaryMin: null, salaryMax: amount })
  return (
    <div className="pt-3">
      <p className="sr-only">{`${earned}, ${ours}, 되물은 금액 ${moneyText(amount)}`}</p>
      <div aria-hidden="true">
        <div className="relative h-3 rounded-full bg-surface-3">
          {now && <i className="absolute inset-y-px min-w-3 rounded-full bg-ink-3" style={spanOf(now)} />}
          <i
            className="absolute inset-y-0 min-w-3 rounded-full bg-primary"
            style={{ left: `${offered.left}%`, right: `${offered.right}%` }}
          />
          <i
            className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-5 border-primary bg-surface"
            style={{ left: `${placeOn(scale, amount)}%` }}
          />
        </div>
        <p className="mt-2.5 flex justify-between gap-3 text-caption text-ink-3 tnum">
          <span>{earned.replace(/만 원/, '')}</span>
          <span>{ours.replace(/만 원$/, '')}</span>
          <b className="font-bold text-ink">{groupDigits(amount)}</b>
        </p>
      </div>
      {raise.kind !== 'none' && (
        <p className="mt-1 text-right text-caption text-ink-2 tnum">
          {moneyText(amount)}이면 지금 소득에서 {disclosedRaiseText(raise)}
        </p>
      )}
    </div>
  )
}

/** As narrow as holds all of them, with some room at both ends. */
function around(amounts: readonly number[]): Scale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const room = Math.max(1, most - least) * 0.12
  return { from: least - room, to: most + room }
}

const endsOf = (income: DisclosedIncome): number[] => {
  if (income.kind === 'hidden') return []
  return income.kind === 'exact' ? [income.income] : [income.from]
}

type Now = NonNullable<ReturnType<typeof drawn>['now']>

/** A point, the width of a band, or an end that stays open. */
function spanOf(now: Now) {
  switch (now.kind) {
    case 'point':
      return { left: `${now.at}%` }
    case 'bar':
      return { left: `${now.from}%`, right: `${100 - now.to}%` }
    case 'open':
      return { left: `${now.from}%`, width: '8%', maskImage: 'linear-gradient(90deg, #000, transparent)' }
  }
}
