import { aboutPeople, type Hopes } from '@coffeeattack/domain/offers/market-hopes'
import { raiseBandOf } from '@coffeeattack/domain/offers/market-answers'
import { disclosedRaise } from '@coffeeattack/domain/profiles/disclosed-raise'
import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { groupDigits } from '@coffeeattack/domain/salary/format'

type Range = { salaryMin: number | null; salaryMax: number | null }

/** Where things stand on the scale of hopes, in percent of its length. */
type HopesPicture = {
  low: number
  middle: number
  high: number
  /** Null while no whole range is typed; pinned to the edge where it lies beyond. */
  offered: { from: number; to: number } | null
  words: string
}

/** The middle half takes the middle third, so that the figures under it never run into each other. */
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

/** The band of the raise as it may be seen, at its most; null where no income is disclosed (TRUST-1). */
export function seenBand(income: DisclosedIncome, range: Range): number | null {
  const raise = disclosedRaise(income, range)
  if (raise.kind === 'none') return null
  return raiseBandOf(raise.kind === 'between' ? raise.to : raise.rate)
}
