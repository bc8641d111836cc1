import { isPurgeDue } from '@coffeeattack/domain/profiles/withdrawal'
import type { Deps } from '../../../deps.ts'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { leave } from '../candidate/withdraw.ts'
import { throwFailures } from './each-person.ts'
import { readNote } from './note-erased.ts'
import { purgePerson } from './purge.ts'
import { notedWithdrawals, peoplePages } from './store.ts'

const PAGE = 1000
const REASON = '백업에서 되살아나 다시 지움'

/** How many left again, and how many notes that the database tells of were found. */
export type ErasedAgain = { isDone: true; again: number; confirmed: number } | { isDone: false; lost: number }

/**
 * After the restore of a backup: candidates who left after the backup leave again, as of the original time. Idempotent. Nothing is done
 * when the store lacks a note that the database knows to be written: it is an older or another store, and would bring people back. A
 * failure does not stop the others and is thrown at the end.
 */
export async function eraseAgain(deps: Deps): Promise<ErasedAgain> {
  const { db, secrets, erasures, stopping } = deps
  const noted = new Set<string>()
  for await (const name of erasures.names()) noted.add(name)
  const known = await notedWithdrawals(db.drizzle)
  const confirmed = known.filter((userId) => nameIn(noted, secrets.macs('erased-person', userId))).length
  if (confirmed < known.length) return { isDone: false, lost: known.length - confirmed }

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
  return { isDone: true, again, confirmed }
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
