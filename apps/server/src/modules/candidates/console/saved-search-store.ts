import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { and, count, desc, eq, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'
import { operators } from '../../../platform/db/schema/operators.ts'

type NewSearch = typeof savedSearches.$inferInsert
export type SavedSearchRow = typeof savedSearches.$inferSelect

/** The newest first. */
export async function savedSearchesOf(db: Queries, operatorId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.operatorId, operatorId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** Who has one already keeps it, as two that ask at once find out. */
export async function insertMissing(tx: Queries, rows: readonly NewSearch[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(savedSearches)
      .values([...rows])
      .onConflictDoNothing()
}

/** Whether one more fits; held until the transaction ends, so that two at once are not both the last. */
export async function lockRoom(tx: Queries, operatorId: string, name: string): Promise<boolean> {
  await tx
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.id, operatorId))
    .for('no key update')
  const [kept] = await tx
    .select({ count: count() })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.operatorId, operatorId),
        not(savedSearches.isInterest),
        not(eq(savedSearches.name, name)),
      ),
    )
  return kept!.count < SAVED_SEARCH.most
}

/** A name is used once: saving under it again replaces what it stood for, but never the one that everybody has. */
export async function saveSearch(tx: Queries, row: NewSearch): Promise<SavedSearchRow | null> {
  const { filter, tells, createdAt, lookedAt } = row
  const [saved] = await tx
    .insert(savedSearches)
    .values(row)
    .onConflictDoUpdate({
      target: [savedSearches.operatorId, savedSearches.name],
      set: { filter, tells, createdAt, lookedAt, toldUntil: null },
      setWhere: not(savedSearches.isInterest),
    })
    .returning()
  return saved ?? null
}

type Own = { operatorId: string; id: string }

const isOwn = ({ operatorId, id }: Own) =>
  and(eq(savedSearches.id, id), eq(savedSearches.operatorId, operatorId))
const isOwnMaking = (own: Own) => and(isOwn(own), not(savedSearches.isInterest))

type Changes = { name?: string | undefined; tells?: boolean | undefined }

/** What is undefined stays as it is; the one that everybody has keeps its name. */
export async function changeSearch(db: Queries, own: Own, changes: Changes): Promise<boolean> {
  const { name = sql`${savedSearches.name}`, tells = sql`${savedSearches.tells}` } = changes
  const changed = await db
    .update(savedSearches)
    .set({ name, tells })
    .where(changes.name === undefined ? isOwn(own) : isOwnMaking(own))
    .returning({ id: savedSearches.id })
  return changed.length === 1
}

export async function markLooked(db: Queries, own: Own, now: Date): Promise<boolean> {
  const looked = await db
    .update(savedSearches)
    .set({ lookedAt: now })
    .where(isOwn(own))
    .returning({ id: savedSearches.id })
  return looked.length === 1
}

export async function deleteSearch(db: Queries, own: Own): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(isOwnMaking(own)).returning({ id: savedSearches.id })
  return deleted.length === 1
}
