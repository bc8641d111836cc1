import { DAY_MS } from '@coffeeattack/domain/kst'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { eraseContacts } from './store.ts'

/** Erases the contact that a visitor left for one answer, long after the answer. The question stays. */
export async function forgetContacts({ db, clock }: Deps): Promise<void> {
  await eraseContacts(db.drizzle, new Date(clock().getTime() - KEPT_DAYS * DAY_MS))
}

export const forgetContactsJob: Job = { name: 'forget-contacts', cron: '50 4 * * *', run: forgetContacts }
