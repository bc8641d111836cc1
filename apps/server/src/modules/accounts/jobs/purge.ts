import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { storeKeysOf } from '../../files/core/store.ts'
import { eachPerson, throwFailures } from './each-person.ts'
import { noteAll, noteErased } from './note-erased.ts'
import { dueWithdrawals, erasePerson } from './store.ts'

type PurgeDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'secrets' | 'erasures' | 'metrics' | 'log'>

/** Erases a person who has left. Every failure has a log line and is counted; an alert watches the counter. */
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
 * The note outside the database comes first, then the files, so that no file is left without a row that names it, then the rows. The files
 * are removed once more afterwards, because an upload may have been on its way.
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
 * Every hour, everybody whose day has come, and whoever could not be erased or noted before. It also runs when a process starts:
 * a release that mends an erasure finishes the failed ones at once.
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
