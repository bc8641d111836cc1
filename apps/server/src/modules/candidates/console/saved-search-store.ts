import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'

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

/** Keeps an existing search of that name, also when two requests insert at once. */
export async function insertMissing(tx: Queries, rows: readonly NewSearch[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(savedSearches)
      .values([...rows])
      .onConflictDoNothing()
}

/** Whether the operator may save another search. Locks the operator, so that two requests at once cannot both be the last. */
export async function lockRoom(tx: Queries, operatorId: string, name: string): Promise<boolean> {
  await tx.$client.query('select from operators where id = $1 for no key update', [operatorId])
  const { rows } = await tx.$client.query<{ count: number }>(
    `select count(*)::int as count from saved_searches where operator_id = $1 and not is_interest and name <> $2`,
    [operatorId, name],
  )
  return rows[0]!.count < SAVED_SEARCH.most
}

/** Saving under a name again replaces the search, but never the one that every recruiter has. */
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

/** An undefined value stays as it is. The search that every recruiter has keeps its name. */
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
