import { SENDING } from '../offers/sending.ts'
import { groupDigits } from '../salary/format.ts'

/** How many offers the recruiters of one company may send within a Seoul month and a Seoul day (TRUST-7, BIZ-18). */
export type Quota = { readonly monthly: number; readonly daily: number }

/** The house's own numbers, and the most that a contract can name: an inbox stays worth opening. */
export const QUOTA = {
  usual: { monthly: SENDING.monthlyQuota, daily: SENDING.dailyQuota } satisfies Quota,
  most: 1_000,
} as const

type QuotaProblems = { readonly monthly?: string; readonly daily?: string }

const isCount = (given: number) => Number.isInteger(given) && given >= 0 && given <= QUOTA.most

/** What is wrong with them, by field. A company that may send nothing for a while has a zero. */
export function quotaProblems({ monthly, daily }: Quota): QuotaProblems {
  const outside = `0건부터 ${groupDigits(QUOTA.most)}건까지 정할 수 있어요`
  return {
    ...(!isCount(monthly) && { monthly: outside }),
    ...(!isCount(daily)
      ? { daily: outside }
      : isCount(monthly) && daily > monthly && { daily: '한 달 수보다 많을 수 없어요' }),
  }
}

/** '월 80건 · 하루 15건' */
export const quotaText = ({ monthly, daily }: Quota): string => `월 ${monthly}건 · 하루 ${daily}건`
