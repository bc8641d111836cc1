import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { sealFileNames } from '../core/file-names.ts'
import { claimForSweep, deleteFile, filesToSweep, forgetDueApplications } from '../core/store.ts'

const BATCH = 100

/** An upload that nobody saved within a day, and everything that was refused, replaced or deleted. */
async function sweepFiles(deps: Deps, alone: Alone): Promise<void> {
  const { db, files, clock, stopping } = deps
  const tried = new Set<string>()
  let failed = 0
  while (!stopping.aborted) {
    const uploadedBefore = new Date(clock().getTime() - DAY_MS)
    const found = await filesToSweep(db.drizzle, uploadedBefore, BATCH + failed)
    const left = found.filter(({ id }) => !tried.has(id))
    if (left.length === 0) break
    for (const { id, storeKey } of left) {
      tried.add(id)
      if (!(await alone.one(() => sweep(id, storeKey)))) failed += 1
    }
  }

  /** The bytes go before the row: what no row knows of would stay for ever. */
  async function sweep(id: string, storeKey: string): Promise<void> {
    if (!(await claimForSweep(db.drizzle, id, clock()))) return
    await files.remove(storeKey)
    await deleteFile(db.drizzle, id)
  }
}

export const sweepFilesJob: Job = {
  name: 'sweep-files',
  cron: '25 * * * *',
  run: (deps) =>
    eachAlone('sweep-files', deps, async (alone) => {
      // A visitor's application and its files are erased on its day.
      await alone.one(() => deps.db.transaction((tx) => forgetDueApplications(tx, deps.clock())))
      await sweepFiles(deps, alone)
      // What a process of the version before still wrote after this one had started.
      await alone.one(() => sealFileNames(deps))
    }),
}
