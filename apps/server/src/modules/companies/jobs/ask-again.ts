import { APPLICATION } from '@coffeeattack/domain/companies/application'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { askTaxOffice, recordAnswer } from '../core/applications.ts'
import { claimDue, deleteUnconfirmed } from './ask-again-store.ts'

/** Asks the tax office again about applications that it did not answer (FIRM-1), each every 30 minutes. */
function askAgain(deps: Deps): Promise<void> {
  return eachAlone('ask-tax-office', deps, async (alone) => {
    await alone.one(() =>
      deleteUnconfirmed(deps.db.drizzle, new Date(deps.clock().getTime() - APPLICATION.unconfirmedMs)),
    )
    while (!deps.stopping.aborted) {
      const now = deps.clock()
      const row = await claimDue(deps.db.drizzle, now, new Date(now.getTime() + APPLICATION.askAgainMs))
      if (!row) return
      await alone.one(async () => {
        const said = await askTaxOffice(row, deps)
        await deps.db.transaction((tx) => recordAnswer(tx, row, said, deps))
      })
    }
  })
}

export const askAgainJob: Job = { name: 'ask-tax-office', cron: '*/5 * * * *', run: askAgain }
