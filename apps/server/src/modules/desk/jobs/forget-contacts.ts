import { DAY_MS } from '@coffeeattack/domain/kst'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { inquiries } from '../../../platform/db/schema/desk.ts'
import type { Job } from '../../../platform/jobs/job.ts'

/** Erases the contact that a visitor left for an answer, long after it was sent. The question stays. */
export async function forgetContacts({ db, clock }: Deps): Promise<void> {
  const { handledAt, contactSealed, answerDueAt } = inquiries
  const handledBefore = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
  await db.drizzle
    .update(inquiries)
    .set({ contactSealed: null })
    .where(and(lte(handledAt, handledBefore), isNotNull(contactSealed), isNull(answerDueAt)))
}

export const forgetContactsJob: Job = { name: 'forget-contacts', cron: '50 4 * * *', run: forgetContacts }
