import { RECORD } from '@coffeeattack/domain/companies/record'
import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import type { offerCounts } from '../../platform/db/schema/offers.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'

/** What each company has sent, by Seoul day and month: nobody in the demo world sends more than the rules allow. */
type Quota = {
  allows(companyId: string, at: Date): boolean
  count(companyId: string, at: Date): void
  rows(): (typeof offerCounts.$inferInsert)[]
}

/** So many of a month's offers are nobody's: whoever tries the console has some to send. */
const LEFT_TO_TRY = 12

function createQuota(): Quota {
  const sent = new Map<string, number>()
  const keys = (companyId: string, at: Date) => ({
    day: `${companyId} ${formatDay(kstDay(at))}`,
    month: `${companyId} ${formatMonth(kstMonth(at))}`,
  })
  return {
    allows(companyId, at) {
      const { day, month } = keys(companyId, at)
      const ofMonth = SENDING.monthlyQuota - LEFT_TO_TRY
      return (sent.get(day) ?? 0) < SENDING.dailyQuota && (sent.get(month) ?? 0) < ofMonth
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

/** Has just begun to hire with us. It has written to so few people that no figure can be made of what they say (KEEP-4). */
const NEW_HERE = { slug: 'ongyeol-health', people: RECORD.people - 1 }

/**
 * Who may still write to whom. One offer per company and candidate is all that this world has: so none is open
 * twice and nobody writes again too soon after a refusal.
 */
export type Market = {
  recruiters: readonly Operator[]
  agents: readonly Operator[]
  quota: Quota
  /** Companies that hire, that the candidate does not hide from, and that have not written yet. */
  companiesFor(candidate: Candidate): Company[]
  recruitersFor(candidate: Candidate): Operator[]
  take(candidate: Candidate, company: Company): void
}

export function createMarket(companies: readonly Company[], operators: readonly Operator[]): Market {
  const taken = new Set<string>()
  let writtenByNew = 0
  const pair = (candidate: Candidate, company: Company) => `${candidate.row.id} ${company.row.id}`
  const recruiters = operators.filter(({ row }) => row.role === 'RECRUITER')
  const isFree = (candidate: Candidate, company: Company) =>
    company.row.active &&
    (company.slug !== NEW_HERE.slug || writtenByNew < NEW_HERE.people) &&
    !taken.has(pair(candidate, company)) &&
    ![...candidate.hiddenFrom].some((key) => company.keys.has(key))

  return {
    recruiters,
    agents: operators.filter(({ row }) => row.role === 'AGENT'),
    quota: createQuota(),
    companiesFor: (candidate) => companies.filter((company) => isFree(candidate, company)),
    recruitersFor: (candidate) => recruiters.filter(({ company }) => isFree(candidate, company!)),
    take(candidate, company) {
      taken.add(pair(candidate, company))
      if (company.slug === NEW_HERE.slug) writtenByNew += 1
    },
  }
}
