import { type Letter, MAIL, mailRetryAt } from '@coffeeattack/domain/notifications/mail'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { mailKinds } from '../../../platform/db/schema/mails.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { MailRefused } from '../../../platform/providers/mail/mailer.ts'
import { claimMail, type DueMail, forgetMail, insertMail, tryMailAgain } from './mail-store.ts'

const PLACE = 'mails.content_sealed'

type NewMail = {
  kind: (typeof mailKinds)[number]
  to: string
  letter: Letter
  /** When the link in it ends. */
  expiresAt: Date
}

/** Written in the transaction of what it tells: there is never one without the other. */
export async function postMail(
  tx: Queries,
  { kind, to, letter, expiresAt }: NewMail,
  { ids, clock, secrets }: Deps,
): Promise<void> {
  const now = clock()
  const contentSealed = secrets.seal(JSON.stringify({ to, letter }), PLACE)
  await insertMail(tx, { id: ids.next(), kind, contentSealed, dueAt: now, createdAt: now, expiresAt })
}

/**
 * Sends what is due: right after the answer that promised it, and every minute what is left. A mail goes out at least
 * once. A process that dies between sending and forgetting one sends it again, under the same Message-ID.
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
  metrics.noticeEnded({ channel: 'MAIL', result: error ? 'failed' : isOver ? 'dropped' : 'sent' })
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
