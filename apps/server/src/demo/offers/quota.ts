import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import type { offerCounts } from '../../platform/db/schema/offer-ledger.ts'

/** What each company has sent, by Seoul day and month: nobody in the demo world sends more than the rules allow. */
export type Quota = {
  allows(companyId: string, at: Date): boolean
  count(companyId: string, at: Date): void
  rows(): (typeof offerCounts.$inferInsert)[]
}

export function createQuota(): Quota {
  const sent = new Map<string, number>()
  const keys = (companyId: string, at: Date) => ({
    day: `${companyId} ${formatDay(kstDay(at))}`,
    month: `${companyId} ${formatMonth(kstMonth(at))}`,
  })
  return {
    allows(companyId, at) {
      const { day, month } = keys(companyId, at)
      return (sent.get(day) ?? 0) < SENDING.dailyQuota && (sent.get(month) ?? 0) < SENDING.monthlyQuota
    },
    count(companyId, at) {
      for (const key of Object.values(keys(companyId, at))) sent.set(key, (sent.get(key) ?? 0) + 1)
    },
    rows: () =>
      [...sent].map(([key, count]) => {
        const [companyId = '', period = ''] = key.split(' ')
        return { companyId, period, sent: count }
      }),
  }
}
