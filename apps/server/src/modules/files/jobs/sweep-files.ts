import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { sealFileNames } from '../core/file-names.ts'
import { claimForSweep, deleteFile, filesToSweep, forgetDueApplications } from '../core/store.ts'

const BATCH = 100

/** An upload that nobody saved within a day, and everything that was refused, replaced or deleted. */
async function sweepFiles(deps: Deps): Promise<void> {
  const { db, files, clock, stopping } = deps
  const tried = new Set<string>()
  const failures: unknown[] = []
  while (!stopping.aborted) {
    const uploadedBefore = new Date(clock().getTime() - DAY_MS)
    const found = await filesToSweep(db.drizzle, uploadedBefore, BATCH + failures.length)
    const left = found.filter(({ id }) => !tried.has(id))
    if (left.length === 0) break
    for (const { id, storeKey } of left) {
      tried.add(id)
      await sweep(id, storeKey).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files are not swept yet`)

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
  async run(deps) {
    // A visitor's application and its files are erased on its day.
    await deps.db.transaction((tx) => forgetDueApplications(tx, deps.clock()))
    await sweepFiles(deps)
    // What a process of the version before still wrote after this one had started.
    await sealFileNames(deps)
  },
}
