import type { Deps } from '../../../deps.ts'
import { eachPerson } from './each-person.ts'
import { markNoted, unnotedWithdrawals, withdrawalOf } from './store.ts'

/** The note of a withdrawal: time, day of erasure, and a keyed hash of the candidate's id. */
export type ErasureNote = { readonly withdrawnAt: Date; readonly purgeAt: Date }

type NotingDeps = Pick<Deps, 'db' | 'secrets' | 'erasures' | 'clock'>

/**
 * Notes a committed withdrawal outside the database. An older backup would bring the candidate back; `eraseAgain` then reads the
 * notes. A candidate is noted before being erased.
 */
export async function noteErased(userId: string, { db, secrets, erasures, clock }: NotingDeps) {
  const withdrawal = await withdrawalOf(db.drizzle, userId)
  if (!withdrawal || withdrawal.notedAt) return
  const { withdrawnAt, purgeAt } = withdrawal
  const note: ErasureNote = { withdrawnAt, purgeAt }
  await erasures.write(secrets.mac('erased-person', userId), JSON.stringify(note))
  await markNoted(db.drizzle, userId, clock())
}

/** Notes the withdrawals that have no note yet. Returns the failures by person. */
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
