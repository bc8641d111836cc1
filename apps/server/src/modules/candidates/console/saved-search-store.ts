import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/saved-searches.ts'

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  filter: savedSearches.filter,
  createdAt: savedSearches.createdAt,
}

export async function savedSearchesOf(db: Queries, operatorId: string) {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.operatorId, operatorId))
    .orderBy(desc(savedSearches.createdAt))
}

/** A name is used once: saving under it again replaces what it stood for. */
export async function saveSearch(db: Queries, row: typeof savedSearches.$inferInsert) {
  const { filter, createdAt } = row
  const [saved] = await db
    .insert(savedSearches)
    .values(row)
    .onConflictDoUpdate({
      target: [savedSearches.operatorId, savedSearches.name],
      set: { filter, createdAt },
    })
    .returning(columns)
  return saved ?? null
}

export async function deleteSearch(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.operatorId, operatorId)))
    .returning({ id: savedSearches.id })
  return deleted.length === 1
}
