import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { mails } from '../../../platform/db/schema/mails.ts'

export async function insertMail(tx: Queries, mail: typeof mails.$inferInsert): Promise<void> {
  await tx.insert(mails).values(mail)
}

export type DueMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'kind' | 'contentSealed' | 'attempts' | 'expiresAt'
>

/** The next mail that is due. The attempt is counted before anything is sent, and is this worker's alone until then. */
export async function claimMail(db: Queries, now: Date, until: Date): Promise<DueMail | null> {
  const { rows } = await db.$client.query<DueMail>(
    `update mails set attempts = attempts + 1, due_at = $2
     where id = (select id from mails where due_at <= $1 order by due_at, id limit 1 for update skip locked)
     returning id, kind, content_sealed as "contentSealed", attempts, expires_at as "expiresAt"`,
    [now, until],
  )
  return rows[0] ?? null
}

export async function tryMailAgain(db: Queries, id: string, at: Date): Promise<void> {
  await db.update(mails).set({ dueAt: at }).where(eq(mails.id, id))
}

/** Nothing of it is kept: neither to whom it went nor what it said. */
export async function forgetMail(db: Queries, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}
