import { type Letter, MAIL, mailRetryAt } from '@coffeeattack/domain/notifications/mail'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type mailKinds, mails } from '../../../platform/db/schema/mails.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { MailRefused } from '../../../platform/providers/mail/mailer.ts'

const PLACE = 'mails.content_sealed'

type NewMail = {
  kind: (typeof mailKinds)[number]
  to: string
  letter: Letter
  /** When the link in it expires. */
  expiresAt: Date
}

/** Writes the mail in the transaction of the change it announces: neither is committed without the other. */
export async function postMail(
  tx: Queries,
  { kind, to, letter, expiresAt }: NewMail,
  { ids, clock, secrets }: Deps,
): Promise<void> {
  const now = clock()
  const contentSealed = secrets.seal(JSON.stringify({ to, letter }), PLACE)
  await tx
    .insert(mails)
    .values({ id: ids.next(), kind, contentSealed, dueAt: now, createdAt: now, expiresAt })
}

/**
 * Sends the mails that are due: right after the answer that caused them, and every minute the rest. Delivery is at least
 * once: after a crash between sending and deleting, a mail is sent again with the same Message-ID.
 */
export async function sendMails(deps: Deps): Promise<void> {
  const { db, clock, stopping } = deps
  while (!stopping.aborted) {
    const now = clock()
    const due = await claimMail(db.drizzle, now, new Date(now.getTime() + MAIL.attemptMs))
    if (!due) return
    await sendOne(due, now, deps)
  }
}

export const sendMailsJob: Job = { name: 'send-mails', cron: '* * * * *', run: sendMails }

async function sendOne(due: DueMail, now: Date, deps: Deps): Promise<void> {
  const { db, metrics, log } = deps
  const isOver = due.expiresAt <= now
  const error = isOver ? null : await failureOf(due, deps)
  if (error) {
    const isRefused = error instanceof MailRefused && error.isForGood
    const isLast = isRefused || due.attempts >= MAIL.attempts
    const line = { attempt: due.attempts, err: error }
    if (isLast) log.error(line, `mail given up: ${due.kind}`)
    else log.warn(line, `mail not sent: ${due.kind}`)
    if (!isLast) return tryMailAgain(db.drizzle, due.id, mailRetryAt(due.attempts, now))
  }
  await forgetMail(db.drizzle, due.id)
  metrics.notificationEnded({ channel: 'MAIL', result: error ? 'failed' : isOver ? 'dropped' : 'sent' })
}

async function failureOf({ id, contentSealed }: DueMail, { secrets, providers }: Deps): Promise<unknown> {
  try {
    const { to, letter } = JSON.parse(secrets.open(contentSealed, PLACE)) as Pick<NewMail, 'to' | 'letter'>
    await providers.mail.send({ id, to, letter })
    return null
  } catch (error) {
    return error
  }
}

type DueMail = typeof mails.$inferSelect

/** Claims the next due mail until `until`, and counts the attempt before anything is sent. */
async function claimMail(db: Queries, now: Date, until: Date): Promise<DueMail | null> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: until })
    .where(eq(mails.id, next))
    .returning()
  return claimed ?? null
}

async function tryMailAgain(db: Queries, id: string, at: Date): Promise<void> {
  await db.update(mails).set({ dueAt: at }).where(eq(mails.id, id))
}

/** Keeps neither the address nor the words. */
async function forgetMail(db: Queries, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}
