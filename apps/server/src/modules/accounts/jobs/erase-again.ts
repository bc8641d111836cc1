import { isPurgeDue } from '@coffeeattack/domain/profiles/withdrawal'
import type { Deps } from '../../../deps.ts'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { leave } from '../candidate/withdraw.ts'
import { readNote } from './note-erased.ts'
import { purgePerson } from './purge.ts'
import { peoplePages } from './store.ts'

const PAGE = 1000
const REASON = '백업에서 되살아나 다시 지움'

/**
 * After a backup was restored: whoever left after it was made is in it, and leaves again, as of the moment they did.
 * Done twice it finds nobody. Answers how many left again.
 */
export async function eraseAgain(deps: Deps): Promise<number> {
  const { db, secrets, erasures, clock, stopping } = deps
  const noted = new Set<string>()
  for await (const name of erasures.names()) noted.add(name)
  if (noted.size === 0) return 0

  let again = 0
  for await (const userIds of peoplePages(db.drizzle, PAGE)) {
    for (const userId of userIds) {
      const name = nameIn(noted, secrets.macs('erased-person', userId))
      const text = name && (await erasures.read(name))
      if (!text) continue
      const before = readNote(text)
      const leaving = { userId, reason: REASON, now: clock(), before }
      if (await db.transaction((tx) => leave(tx, leaving, deps))) again += 1
      if (isPurgeDue(before.purgeAt, clock())) await purgePerson(userId, deps)
    }
    if (stopping.aborted) break
  }
  return again
}

const nameIn = (noted: ReadonlySet<string>, names: Macs): string | undefined =>
  names.find((name) => noted.has(name))
