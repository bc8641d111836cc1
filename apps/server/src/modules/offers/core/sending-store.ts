import type { SendingState } from '@coffeeattack/domain/offers/sending'
import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'

/** The Seoul day and month under which an offer is counted. */
export function periodsOf(now: Date): { day: string; month: string } {
  return { day: formatDay(kstDay(now)), month: formatMonth(kstMonth(now)) }
}

type Counts = Pick<SendingState, 'sentToday' | 'sentThisMonth'>

/** How many offers a company sent on the Seoul day and in the month of `now`. */
export async function sentCounts(db: Queries, companyId: string, now: Date): Promise<Counts> {
  const { day, month } = periodsOf(now)
  const { rows } = await db.$client.query<{ period: string; sent: number }>(
    'select period, sent from offer_counts where company_id = $1 and period = any($2)',
    [companyId, [day, month]],
  )
  const sentIn = (period: string) => rows.find((row) => row.period === period)?.sent ?? 0
  return { sentToday: sentIn(day), sentThisMonth: sentIn(month) }
}

/** Not to be among those selected from a curation is no refusal: only the whole of it can be refused. */
const NOT_MERELY_UNSELECTED = `(group_id is null
  or exists (select from offer_groups where offer_groups.id = group_id and offer_groups.status = 'REFUSED'))`

type Between = Pick<SendingState, 'hasOpenOffer' | 'lastRefusedAt'>

/** What stands between a company and a candidate right now (TRUST-7). An offer past its day is open to nobody. */
export async function sendingState(
  db: Queries,
  { companyId, candidateId }: { companyId: string; candidateId: string },
  now: Date,
): Promise<SendingState> {
  const { rows } = await db.$client.query<Between>(
    `select
       exists (select from offers where company_id = $1 and candidate_id = $2
               and status = 'WAITING' and undone_at is null and expiry_day >= $3::date) as "hasOpenOffer",
       (select max(decided_at) from offers where company_id = $1 and candidate_id = $2
        and status = 'REFUSED' and ${NOT_MERELY_UNSELECTED}) as "lastRefusedAt"`,
    [companyId, candidateId, periodsOf(now).day],
  )
  const between = rows[0] ?? { hasOpenOffer: false, lastRefusedAt: null }
  return { ...between, ...(await sentCounts(db, companyId, now)) }
}
