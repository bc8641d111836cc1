import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { dropPact, expiredPacts } from '../core/retention.ts'
import { sealKeyOf } from '../core/seal-file.ts'

const BATCH = 100

/** Three years after the end nothing of a pact is left: first its file, then its row, so that no file is left without one. */
export const dropPactsJob: Job = {
  name: 'drop-pacts',
  cron: '40 4 * * *',
  run: (deps) =>
    eachAlone('drop-pacts', deps, async (alone) => {
      const today = formatDay(kstDay(deps.clock()))
      for (const id of await expiredPacts(deps.db.drizzle, today, BATCH))
        await alone.one(async () => {
          await deps.files.remove(sealKeyOf(id))
          await deps.db.transaction((tx) => dropPact(tx, id))
        })
    }),
}
