import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'

/** Where the company stands with each of them: the newest offer's status, none for those it never wrote to. */
export async function latestOfferStatuses(
  db: Queries,
  companyId: string,
  candidateIds: readonly string[],
  today: string,
): Promise<Map<string, OfferStatus>> {
  const { rows } = await db.$client.query<{ candidateId: string; status: OfferStatus }>(
    `select wanted.id as "candidateId",
       case when latest.status = 'WAITING' and latest.expiry_day < $3::date then 'EXPIRED' else latest.status end as status
     from unnest($2::uuid[]) as wanted (id)
     cross join lateral (
       select status, expiry_day from offers
       where candidate_id = wanted.id and company_id = $1 and undone_at is null
       order by created_at desc limit 1) latest`,
    [companyId, candidateIds, today],
  )
  return new Map(rows.map(({ candidateId, status }) => [candidateId, status]))
}
