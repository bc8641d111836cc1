import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { sealFile } from '../core/seal-file.ts'
import { dueSeals } from '../core/seal-store.ts'

/** In one run; each takes a second or two of a core. */
const AT_ONCE = 20

/** Makes the files of pacts that both have signed (PACT-5). */
export const sealPactsJob: Job = {
  name: 'seal-pacts',
  cron: '* * * * *',
  runsAtStart: true,
  run: (deps) =>
    eachAlone('seal-pacts', deps, async (alone) => {
      for (const id of await dueSeals(deps.db.drizzle, AT_ONCE)) await alone.one(() => sealFile(id, deps))
    }),
}
