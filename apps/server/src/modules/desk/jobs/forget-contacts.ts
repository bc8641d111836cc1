import { DAY_MS } from '@coffeeattack/domain/kst'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { eraseContacts } from './store.ts'

/** A visitor left a contact for one answer; once that is long past, it is forgotten. The question stays. */
export async function forgetContacts({ db, clock }: Deps): Promise<void> {
  await eraseContacts(db.drizzle, new Date(clock().getTime() - KEPT_DAYS * DAY_MS))
}

export const forgetContactsJob: Job = { name: 'forget-contacts', cron: '50 4 * * *', run: forgetContacts }
