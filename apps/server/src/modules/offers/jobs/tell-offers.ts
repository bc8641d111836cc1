import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { peopleToTell, tellDelivered } from './store.ts'

/** What a worker that was away for this long missed, people find by themselves. */
const LOOK_BACK_MS = 60 * 60_000

/** An offer can be taken back for five minutes; a stream that is open hears of it when that time is over. */
export function tellOffers(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const span = { since: new Date(now.getTime() - LOOK_BACK_MS), now }
  return eachAlone('tell-offers', deps, async (alone) => {
    const userIds = await peopleToTell(db.drizzle, span)
    await alone.all(userIds, (some) => db.transaction((tx) => tellDelivered(tx, some, span)))
  })
}

export const tellOffersJob: Job = { name: 'tell-offers', cron: '* * * * *', run: tellOffers }
