import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { lookAtSignature } from '../core/signing/look-at-signature.ts'
import { askedOf } from '../core/signing/signature-store.ts'

/** As many as may lie on phones at once; each does for ten minutes at most. */
const AT_ONCE = 200

/** For whoever signed and closed the page: the value is handed out for ten minutes only (PACT-4). */
export const lookAtSignaturesJob: Job = {
  name: 'look-at-signatures',
  cron: '* * * * *',
  runsAtStart: true,
  run: (deps) =>
    eachAlone('look-at-signatures', deps, async (alone) => {
      for (const id of await askedOf(deps.db.drizzle, null, AT_ONCE))
        await alone.one(() => lookAtSignature(id, deps))
    }),
}
