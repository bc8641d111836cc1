import { isPurgeDue } from '@coffeeattack/domain/profiles/withdrawal'
import type { Deps } from '../../../deps.ts'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { leave } from '../candidate/withdraw.ts'
import { throwFailures } from './each-person.ts'
import { readNote } from './note-erased.ts'
import { purgePerson } from './purge.ts'
import { peoplePages } from './store.ts'

const PAGE = 1000
const REASON = '백업에서 되살아나 다시 지움'

/**
 * After the restore of a backup: candidates who left after the backup leave again, as of the original time. Idempotent. Returns how
 * many left again. A failure does not stop the others and is thrown at the end.
 */
export async function eraseAgain(deps: Deps): Promise<number> {
  const { db, secrets, erasures, stopping } = deps
  const noted = new Set<string>()
  for await (const name of erasures.names()) noted.add(name)
  if (noted.size === 0) return 0

  let again = 0
  const failures = new Map<string, unknown>()
  for await (const userIds of peoplePages(db.drizzle, PAGE)) {
    for (const userId of userIds) {
      const name = nameIn(noted, secrets.macs('erased-person', userId))
      if (!name) continue
      try {
        if (await leaveAgain(userId, name, deps)) again += 1
      } catch (error) {
        failures.set(userId, error)
      }
    }
    if (stopping.aborted) break
  }
  throwFailures(failures)
  return again
}

/** False when the database already has the withdrawal. */
async function leaveAgain(userId: string, name: string, deps: Deps): Promise<boolean> {
  const { db, erasures, clock } = deps
  const text = await erasures.read(name)
  if (!text) return false
  const before = readNote(text)
  const leaving = { userId, reason: REASON, now: clock(), before }
  const left = await db.transaction((tx) => leave(tx, leaving, deps))
  if (isPurgeDue(before.purgeAt, clock())) await purgePerson(userId, deps)
  return left !== null
}

const nameIn = (noted: ReadonlySet<string>, names: Macs): string | undefined =>
  names.find((name) => noted.has(name))
