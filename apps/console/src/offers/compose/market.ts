import { aboutPeople, type Hopes } from '@coffeeattack/domain/offers/market-hopes'
import { raiseBandOf } from '@coffeeattack/domain/offers/market-answers'
import { disclosedRaise } from '@coffeeattack/domain/profiles/disclosed-raise'
import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { groupDigits } from '@coffeeattack/domain/salary/format'

type Range = { salaryMin: number | null; salaryMax: number | null }

/** Positions on the scale of desired salaries, in percent. */
type HopesPicture = {
  low: number
  middle: number
  high: number
  /** Null without a complete range. Values outside the scale are drawn at its end. */
  offered: { from: number; to: number } | null
  words: string
}

/** The middle half of the people takes the middle third of the scale, which keeps the labels apart. */
export function hopesPicture({ low, middle, high }: Hopes, range: Range): HopesPicture {
  const half = Math.max(1, high - low)
  const at = (salary: number) => Math.min(100, Math.max(0, ((salary - low + half) / (3 * half)) * 100))
  const { salaryMin, salaryMax } = range
  const isRange = salaryMin !== null && salaryMax !== null && salaryMin <= salaryMax
  return {
    low: at(low),
    middle: at(middle),
    high: at(high),
    offered: isRange ? { from: at(salaryMin), to: at(salaryMax) } : null,
    words: `희망의 가운데 절반은 ${groupDigits(low)}에서 ${groupDigits(high)}만 원, 가운데 값은 ${groupDigits(middle)}만 원${
      isRange ? `, 내 제안은 ${groupDigits(salaryMin)}에서 ${groupDigits(salaryMax)}만 원` : ''
    }`,
  }
}

export const hopesTitle = ({ people }: Pick<Hopes, 'people'>) => `비슷한 분 ${aboutPeople(people)}의 희망`

/** The largest raise band that the disclosed income allows; null when nothing is disclosed (TRUST-1). */
export function seenBand(income: DisclosedIncome, range: Range): number | null {
  const raise = disclosedRaise(income, range)
  if (raise.kind === 'none') return null
  return raiseBandOf(raise.to)
}
