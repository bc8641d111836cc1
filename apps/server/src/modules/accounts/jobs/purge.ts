import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { storeKeysOf } from '../../files/core/store.ts'
import { eachPerson, throwFailures } from './each-person.ts'
import { noteAll, noteErased } from './note-erased.ts'
import { dueWithdrawals, erasePerson } from './store.ts'

type PurgeDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'secrets' | 'erasures' | 'metrics' | 'log'>

/** Erases a candidate who has left. Failures are logged and counted; an alert watches the counter. */
export async function purgePerson(userId: string, deps: PurgeDeps): Promise<void> {
  try {
    await eraseEverything(userId, deps)
  } catch (error) {
    deps.metrics.erasureEnded('failed')
    deps.log.error({ err: error }, 'purge failed')
    throw error
  }
  deps.metrics.erasureEnded('done')
}

/**
 * First the note outside the database, then the files, so that no file remains without a row that names it, then the rows. Files are
 * removed again afterwards, because an upload may have been in progress.
 */
async function eraseEverything(userId: string, deps: PurgeDeps): Promise<void> {
  const { db, files, clock } = deps
  await noteErased(userId, deps)
  const keys = await storeKeysOf(db.drizzle, userId)
  for (const key of keys) await files.remove(key)
  await db.transaction((tx) => erasePerson(tx, userId, clock()))
  for (const key of keys) await files.remove(key)
}

/**
 * Runs every hour for candidates whose day has come, and for those whose erasure or note failed. It also runs at start, so that a
 * release with a fix finishes failed erasures at once.
 */
export const purgeWithdrawnJob: Job = {
  name: 'purge-withdrawn',
  cron: '10 * * * *',
  runsAtStart: true,
  async run(deps) {
    const { db, clock, stopping } = deps
    const unnoted = await noteAll(deps)
    const unerased = await eachPerson({
      find: (limit) => dueWithdrawals(db.drizzle, clock(), limit),
      work: (userId) => purgePerson(userId, deps),
      stopping,
    })
    throwFailures(new Map([...unnoted, ...unerased]))
  },
}
