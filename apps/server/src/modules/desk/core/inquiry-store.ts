import type { Queries } from '../../../platform/db/queries.ts'
import { inquiries } from '../../../platform/db/schema/requests.ts'
import { MINE_TO_FINISH, present } from './handling-store.ts'

export async function insertInquiry(tx: Queries, row: typeof inquiries.$inferInsert): Promise<void> {
  await tx.insert(inquiries).values(row)
}

export type InquiryColumns = {
  userId: string | null
  fromPath: string
  message: string
  contactSealed: string | null
  answer: string | null
  answerDueAt: Date | null
  answerFailedAt: Date | null
}

export const INQUIRY_COLUMNS = `r.user_id as "userId", r.from_path as "fromPath", r.message,
  r.contact_sealed as "contactSealed", r.answer, r.answer_due_at as "answerDueAt",
  r.answer_failed_at as "answerFailedAt"`

export type Context = {
  isActive: boolean
  waitingOfferCount: number
  matchedOfferCount: number
  inquiryCount: number
  roomId: string | null
}

/** What helps one agent to answer one member; a curation counts as one offer. */
export async function contextOf(
  db: Queries,
  { userId, operatorId, today, now }: { userId: string; operatorId: string; today: string; now: Date },
): Promise<Context | null> {
  const { rows } = await db.$client.query<Context>(
    `select u.is_active and u.attack_ends_at >= $4 as "isActive",
       (select count(distinct coalesce(group_id, id))::int from offers where candidate_id = u.id
          and undone_at is null and deliver_at <= $4 and status = 'WAITING' and expiry_day >= $3::date) as "waitingOfferCount",
       (select count(*)::int from offers where candidate_id = u.id and status = 'MATCHED') as "matchedOfferCount",
       (select count(*)::int from inquiries where user_id = u.id) as "inquiryCount",
       (select id from message_rooms where candidate_id = u.id and operator_id = $2 and company_id is null) as "roomId"
     from users u where u.id = $1 and u.deleted_at is null`,
    [userId, operatorId, today, now],
  )
  return rows[0] ?? null
}

type Answering = { id: string; operatorId: string; answer: string; now: Date }

/**
 * Answered once: whoever comes second changes nothing. A visitor without a contact cannot be answered. What a visitor
 * is told waits to be sent from here on.
 */
export async function claimAnswer(tx: Queries, { id, operatorId, answer, now }: Answering) {
  const { rows } = await tx.$client.query<{ userId: string | null; message: string }>(
    `update inquiries r set handled_by = $2, handled_at = $3, answer = $4,
       answer_due_at = case when r.user_id is null then $3::timestamptz end
     where r.id = $1 and ${MINE_TO_FINISH} and ${present.inquiries}
       and (r.user_id is not null or r.contact_sealed is not null)
     returning r.user_id as "userId", r.message`,
    [id, operatorId, now, answer],
  )
  return rows[0] ?? null
}
