import { DOMAIN_PROOF } from '@coffeeattack/domain/companies/domain-proof'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { domainsToLookAt, saveLook, type WaitingDomain } from '../core/domain-store.ts'
import { lookAtDomain } from '../core/look-at-domain.ts'

const BATCH = 200

/** Looks for the records that companies put into their DNS: every ten minutes while they wait, each night afterwards (FIRM-6). */
export const checkDomainsJob: Job = {
  name: 'check-company-domains',
  cron: '*/2 * * * *',
  run: (deps) =>
    eachAlone('check-company-domains', deps, async (alone) => {
      for (const proof of await domainsToLookAt(deps.db.drizzle, deps.clock(), BATCH))
        await alone.one(() => lookOnce(proof, deps))
    }),
}

/** A name server that does not answer is asked again after the usual pause. */
async function lookOnce(proof: WaitingDomain, deps: Deps): Promise<void> {
  try {
    await lookAtDomain(proof, deps)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const nextAt = new Date(deps.clock().getTime() + DOMAIN_PROOF.lookEveryMs)
    await saveLook(deps.db.drizzle, proof, { nextAt })
  }
}
