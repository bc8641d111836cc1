import type { Queries } from '../../../platform/db/queries.ts'

export type DueAnswer = {
  id: string
  contactSealed: string
  message: string
  answer: string
  attempts: number
}

/** The next due answer is this worker's: the attempt is counted before anything is sent. */
export async function claimDueAnswer(tx: Queries, now: Date, retryAt: (attempts: number) => Date) {
  const { rows } = await tx.$client.query<DueAnswer>(
    `select id, contact_sealed as "contactSealed", message, answer, answer_attempts + 1 as attempts
     from inquiries where answer_due_at <= $1 and contact_sealed is not null and answer is not null
     order by answer_due_at limit 1 for update skip locked`,
    [now],
  )
  const [due] = rows
  if (!due) return null
  await tx.$client.query(`update inquiries set answer_attempts = $2, answer_due_at = $3 where id = $1`, [
    due.id,
    due.attempts,
    retryAt(due.attempts),
  ])
  return due
}

export async function endSending(db: Queries, id: string, failedAt: Date | null): Promise<void> {
  await db.$client.query(`update inquiries set answer_due_at = null, answer_failed_at = $2 where id = $1`, [
    id,
    failedAt,
  ])
}

/** Of what was seen to before then and waits for no sending. */
export async function eraseContacts(db: Queries, handledBefore: Date): Promise<void> {
  await db.$client.query(
    `update inquiries set contact_sealed = null
     where handled_at <= $1 and contact_sealed is not null and answer_due_at is null`,
    [handledBefore],
  )
}
