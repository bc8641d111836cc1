import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { neededLists, signList } from '../core/status-lists.ts'

/** A list is good for a day, and is signed anew every hour, so that a program always finds one that holds (PROOF-3). */
export const renewListsJob: Job = {
  name: 'renew-proof-lists',
  cron: '25 * * * *',
  runsAtStart: true,
  run: (deps) =>
    eachAlone('renew-proof-lists', deps, async (alone) => {
      for (const number of await neededLists(deps.db.drizzle, deps.clock()))
        await alone.one(() => deps.db.transaction((tx) => signList(tx, number, deps, deps.clock())))
    }),
}
