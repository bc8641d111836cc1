import {
  ANSWER,
  answerMail,
  answerText,
  nextAttemptAt,
  readContact,
} from '@coffeeattack/domain/desk/inquiries'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { inquiries } from '../../../platform/db/schema/desk.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { MailRefused } from '../../../platform/providers/mail/mailer.ts'

/**
 * Sends the answers to visitors. A failed attempt is repeated later, five attempts at most. After a crash between sending
 * and recording it, that answer is sent again, a mail with the same Message-ID.
 */
export async function sendAnswers(deps: Deps): Promise<void> {
  const { db, clock, stopping } = deps
  await eachAlone('send-answers', deps, async (alone) => {
    while (!stopping.aborted) {
      const now = clock()
      const due = await db.transaction((tx) => claimDueAnswer(tx, now))
      if (!due) return
      await alone.one(() => sendOne(due, deps))
    }
  })
}

async function sendOne(due: DueAnswer, deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  try {
    await deliver(due, deps)
    await endSending(db.drizzle, due.id, null)
  } catch (error) {
    log.error({ inquiry: due.id, attempt: due.attempts, err: error }, 'answer not sent')
    const isRefused = error instanceof MailRefused && error.isForGood
    if (isRefused || due.attempts >= ANSWER.attempts) await endSending(db.drizzle, due.id, clock())
  }
}

async function deliver(due: DueAnswer, { secrets, providers }: Deps): Promise<void> {
  const contact = readContact(secrets.open(due.contactSealed, 'inquiries.contact_sealed'))
  if (!contact) throw new Error('the contact is neither a phone number nor an address')
  const to = contact.address
  if (contact.kind === 'phone') await providers.sms.send({ to, text: answerText(due) })
  else await providers.mail.send({ id: due.id, to, letter: answerMail(due) })
}

type DueAnswer = {
  id: string
  contactSealed: string
  message: string
  answer: string
  attempts: number
}

/** Claims the next due answer and counts the attempt before anything is sent. */
async function claimDueAnswer(tx: Queries, now: Date): Promise<DueAnswer | null> {
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
    .set({ answerAttempts: due.attempts, answerDueAt: nextAttemptAt(due.attempts, now) })
    .where(eq(inquiries.id, due.id))
  return due
}

async function endSending(db: Queries, id: string, answerFailedAt: Date | null): Promise<void> {
  await db.update(inquiries).set({ answerDueAt: null, answerFailedAt }).where(eq(inquiries.id, id))
}

export const sendAnswersJob: Job = { name: 'send-answers', cron: '* * * * *', run: sendAnswers }
