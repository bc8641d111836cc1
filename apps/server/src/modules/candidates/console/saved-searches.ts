import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { deleteSearch, savedSearchesOf, saveSearch } from './store.ts'

const LIMIT = 50

type SavedSearchRow = Awaited<ReturnType<typeof savedSearchesOf>>[number]

const shown = ({ id, name, filter, createdAt }: SavedSearchRow) => ({
  id,
  name,
  filter: String(filter),
  createdAt: createdAt.toISOString(),
})

export async function listSearches({ operatorId }: OperatorCaller, { db }: ApiDeps) {
  return { items: (await savedSearchesOf(db.drizzle, operatorId)).map(shown) }
}

export async function keepSearch(
  given: { name: string; filter: string },
  { operatorId }: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const kept = await savedSearchesOf(db.drizzle, operatorId)
  if (kept.length >= LIMIT && !kept.some(({ name }) => name === given.name)) throw new Refusal('CONFLICT')
  const saved = await saveSearch(db.drizzle, { id: ids.next(), operatorId, ...given, createdAt: clock() })
  if (!saved) throw new Refusal('CONFLICT')
  return shown(saved)
}

export async function forgetSearch(
  id: string,
  { operatorId }: OperatorCaller,
  { db }: ApiDeps,
): Promise<void> {
  if (!(await deleteSearch(db.drizzle, operatorId, id))) throw new Refusal('NOT_FOUND')
}
