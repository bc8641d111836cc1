import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { storeKeysOf } from '../../files/core/store.ts'
import { noteAll, noteErased } from './note-erased.ts'
import { dueWithdrawals, erasePerson } from './store.ts'

/**
 * Erases somebody who has left: that it is so is noted elsewhere before, then the bytes first, so that nothing is left that no row knows of; and once more behind the
 * rows, for an upload that was on its way.
 */
export async function purgePerson(
  userId: string,
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'secrets' | 'erasures'>,
) {
  const { db, files, clock } = deps
  await noteErased(userId, deps)
  const keys = await storeKeysOf(db.drizzle, userId)
  for (const key of keys) await files.remove(key)
  await db.transaction((tx) => erasePerson(tx, userId, clock()))
  for (const key of keys) await files.remove(key)
}

const BATCH = 50

/** Every hour, whoever's day has come. One person that cannot be erased does not keep the others. */
export const purgeWithdrawnJob: Job = {
  name: 'purge-withdrawn',
  cron: '10 * * * *',
  async run(deps) {
    await noteAll(deps)
    const failures: unknown[] = []
    const tried = new Set<string>()
    while (!deps.stopping.aborted) {
      const due = await dueWithdrawals(deps.db.drizzle, deps.clock(), BATCH + failures.length)
      const left = due.filter((userId) => !tried.has(userId))
      if (left.length === 0) break
      for (const userId of left) {
        tried.add(userId)
        await purgePerson(userId, deps).catch((error: unknown) => failures.push(error))
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} people are not erased yet`)
  },
}
