import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Queries } from '../../../platform/db/queries.ts'
import { COMPANY, ROOM_ID, SENDER, type Company, type Sender } from '../core/read-columns.ts'
import { AROUND_OFFER, ENTRY, reached, type Entry } from './list-store.ts'

export type OfferRow = Entry & {
  link: string | null
  message: string
  refusalReason: string | null
  company: Company | null
  operator: Sender
  salaryType: SalaryType
  hopeSalary: number | null
  roomId: string | null
}

const OFFER = `
  select ${ENTRY}, o.link, o.message, o.refusal_reason as "refusalReason", ${COMPANY} as company,
    ${SENDER} as operator, u.salary_type as "salaryType", u.hope_salary as "hopeSalary", ${ROOM_ID} as "roomId"
  from offers o ${AROUND_OFFER}
  join users u on u.id = o.candidate_id
  where o.id = $3 and ${reached('o')}`

export async function findOffer(
  db: Queries,
  userId: string,
  offerId: string,
  now: Date,
): Promise<OfferRow | null> {
  const { rows } = await db.$client.query<OfferRow>({
    name: 'offer',
    text: OFFER,
    values: [userId, now, offerId],
  })
  return rows[0] ?? null
}

/** The first reading, and its line in the ledger, once. */
export async function markRead(db: Queries, userId: string, offerId: string, now: Date): Promise<void> {
  await db.$client.query(
    `with opened as (
       update offers o set read_at = $2 where o.id = $3 and o.read_at is null and ${reached('o')}
       returning o.id, o.group_id)
     insert into offer_events (offer_id, group_id, event, actor, actor_id, at)
     select id, group_id, 'READ', 'CANDIDATE', $1, $2 from opened`,
    [userId, now, offerId],
  )
}
