import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { inquiries } from '../../../platform/db/schema/desk.ts'

export type DueAnswer = {
  id: string
  contactSealed: string
  message: string
  answer: string
  attempts: number
}

/** Claims the next due answer and counts the attempt before anything is sent. */
export async function claimDueAnswer(tx: Queries, now: Date, retryAt: (attempts: number) => Date) {
  const { rows } = await tx.$client.query<DueAnswer>(
    `select id, contact_sealed as "contactSealed", message, answer, answer_attempts + 1 as attempts
     from inquiries where answer_due_at <= $1 and contact_sealed is not null and answer is not null
     order by answer_due_at limit 1 for update skip locked`,
    [now],
  )
  const [due] = rows
  if (!due) return null
  await tx
    .update(inquiries)
    .set({ answerAttempts: due.attempts, answerDueAt: retryAt(due.attempts) })
    .where(eq(inquiries.id, due.id))
  return due
}

export async function endSending(db: Queries, id: string, answerFailedAt: Date | null): Promise<void> {
  await db.update(inquiries).set({ answerDueAt: null, answerFailedAt }).where(eq(inquiries.id, id))
}

/** Erases the contacts of inquiries that were handled before a time and have no answer left to send. */
export async function eraseContacts(db: Queries, handledBefore: Date): Promise<void> {
  const { handledAt, contactSealed, answerDueAt } = inquiries
  await db
    .update(inquiries)
    .set({ contactSealed: null })
    .where(and(lte(handledAt, handledBefore), isNotNull(contactSealed), isNull(answerDueAt)))
}
