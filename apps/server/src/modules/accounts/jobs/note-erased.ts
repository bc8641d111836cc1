import type { Deps } from '../../../deps.ts'
import { eachPerson } from './each-person.ts'
import { markNoted, unnotedWithdrawals, withdrawalOf } from './store.ts'

/** Who left, when, and when everything about them was to be gone. Of the person itself only a keyed hash of the id. */
export type ErasureNote = { readonly withdrawnAt: Date; readonly purgeAt: Date }

type NotingDeps = Pick<Deps, 'db' | 'secrets' | 'erasures' | 'clock'>

/**
 * Notes outside the database that somebody has left, once that is committed: a backup from before would bring them
 * back, and `eraseAgain` reads here who must not come. Whoever is erased was noted first.
 */
export async function noteErased(
  userId: string,
  { db, secrets, erasures, clock }: NotingDeps,
): Promise<void> {
  const withdrawal = await withdrawalOf(db.drizzle, userId)
  if (!withdrawal || withdrawal.notedAt) return
  const { withdrawnAt, purgeAt } = withdrawal
  const note: ErasureNote = { withdrawnAt, purgeAt }
  await erasures.write(secrets.mac('erased-person', userId), JSON.stringify(note))
  await markNoted(db.drizzle, userId, clock())
}

/** Everybody who left while the store could not be written to, or before there were notes. Answers the failures by person. */
export const noteAll = (deps: NotingDeps & Pick<Deps, 'stopping'>): Promise<Map<string, unknown>> =>
  eachPerson({
    find: (limit) => unnotedWithdrawals(deps.db.drizzle, limit),
    work: (userId) => noteErased(userId, deps),
    stopping: deps.stopping,
  })

export function readNote(text: string): ErasureNote {
  const { withdrawnAt, purgeAt } = JSON.parse(text) as Record<keyof ErasureNote, string>
  return { withdrawnAt: new Date(withdrawnAt), purgeAt: new Date(purgeAt) }
}
