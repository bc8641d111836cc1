import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellDelivered } from './store.ts'

/** What a worker that was away for this long missed, people find by themselves. */
const LOOK_BACK_MS = 60 * 60_000

/** An offer can be taken back for five minutes; a stream that is open hears of it when that time is over. */
export async function tellOffers({ db, clock }: Deps): Promise<void> {
  const now = clock()
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  await db.transaction((tx) => tellDelivered(tx, { since, now }))
}

export const tellOffersJob: Job = { name: 'tell-offers', cron: '* * * * *', run: tellOffers }
