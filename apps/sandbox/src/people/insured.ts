import type { Job, RecentJob } from './person.ts'

const FIRST = '01'
const SECOND = '02'

/** As a job that began on the first of its month; without a premium on the second. */
export function recentJob({ company, monthsAgo, yearlyWon, withoutPremium }: RecentJob, today: string): Job {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(4, 6)) - 1 - monthsAgo
  const start = `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
  return {
    company,
    start: `${start}${withoutPremium ? SECOND : FIRST}`,
    end: null,
    monthlyWon: yearlyWon / 12,
    yearlyRaise: 0,
    ...(withoutPremium && { isBeforePremiums: true }),
  }
}

/** Who a paid-check phone works for, and what was promised there: the figures of the product's own demo. */
const PROMISED = { company: '노을클라우드', monthsAgo: 3, yearlyWon: 65_000_000 } as const
const paid = (share: number): RecentJob => ({ ...PROMISED, yearlyWon: PROMISED.yearlyWon * share })

/** Far above the pay of the highest premium, and below that of the lowest. */
const BEYOND_THE_CAP = 2_000_000_000
const BELOW_THE_FLOOR = 2_400_000
/** As 30 of a year's 365 days give it. */
const THIRTY_DAYS = 360 / 365

export const INSURED = {
  asPromised: paid(1),
  a96th: paid(0.96),
  byThirtyDays: paid(THIRTY_DAYS),
  atTheCap: { ...PROMISED, yearlyWon: BEYOND_THE_CAP },
  atTheFloor: { ...PROMISED, yearlyWon: BELOW_THE_FLOOR },
  elsewhere: { ...PROMISED, company: '먼바다상사' },
  beforePremiums: { ...PROMISED, monthsAgo: 0, withoutPremium: true },
  tooLittle: paid(0.9),
} as const satisfies Record<string, RecentJob>
