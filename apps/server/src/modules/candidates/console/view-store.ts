import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews } from '../../../platform/db/schema/oversight.ts'

export async function insertView(tx: Queries, view: typeof profileViews.$inferInsert): Promise<void> {
  await tx.insert(profileViews).values(view)
}

export type SentOffer = {
  id: string
  status: OfferStatus
  salaryMin: number | null
  salaryMax: number | null
  sentAt: Date
}

/** Newest first; an offer past its day is expired, whether or not the job has been there. */
export async function offersTo(db: Queries, companyId: string, candidateId: string, today: string) {
  const { rows } = await db.$client.query<SentOffer>(
    `select id, case when status = 'WAITING' and expiry_day < $3::date then 'EXPIRED' else status end as status,
       salary_min as "salaryMin", salary_max as "salaryMax", created_at as "sentAt"
     from offers where company_id = $1 and candidate_id = $2 and undone_at is null
     order by created_at desc limit 20`,
    [companyId, candidateId, today],
  )
  return rows
}
