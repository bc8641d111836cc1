import { readSavedFilter } from '@coffeeattack/contract/candidate-shapes'
import { conditionsInWords, INTEREST_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { partsOf } from './asked.ts'
import { countNewPeople } from './new-people.ts'
import {
  changeSearch,
  deleteSearch,
  insertMissing,
  lockRoom,
  markLooked,
  savedSearchesOf,
  type SavedSearchRow,
  saveSearch,
} from './saved-search-store.ts'

/** The conditions of a saved search in words: the same words are the same search, however it was typed. */
const wordsOf = (filter: unknown): string =>
  conditionsInWords(partsOf(readSavedFilter(String(filter)) ?? {}).map(({ condition }) => condition))

function shown(row: SavedSearchRow, newCount: number) {
  const { id, name, isInterest, tells } = row
  const filter = String(row.filter)
  const words = wordsOf(filter)
  return { id, name, filter, words, isInterest, tells, newCount, createdAt: row.createdAt.toISOString() }
}

/** BIZ-12. A recruiter's first look adds the search that every recruiter has: people who like the company. */
export async function listSearches({ operatorId, companyId }: OperatorCaller, deps: ApiDeps) {
  const { drizzle } = deps.db
  let kept = await savedSearchesOf(drizzle, operatorId)
  if (companyId !== null && !kept.some(({ isInterest }) => isInterest)) {
    await insertMissing(drizzle, [interestSearch(operatorId, deps.ids.next(), deps.clock())])
    kept = await savedSearchesOf(drizzle, operatorId)
  }
  const fresh = await countNewPeople(
    kept.map((row) => ({
      id: row.id,
      filter: String(row.filter),
      companyId,
      since: row.lookedAt ?? row.createdAt,
    })),
    deps,
  )
  return { items: kept.map((row) => shown(row, fresh.get(row.id) ?? 0)) }
}

export const interestSearch = (operatorId: string, id: string, now: Date) => ({
  id,
  operatorId,
  name: INTEREST_SEARCH.name,
  filter: INTEREST_SEARCH.filter,
  isInterest: true,
  tells: true,
  createdAt: now,
})

type KeepSearchInput = { name: string; filter: string; tells?: boolean | undefined }

export async function keepSearch(
  { name, filter, tells = true }: KeepSearchInput,
  { operatorId }: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const now = clock()
  const row = { id: ids.next(), operatorId, name: name.trim(), filter, tells, createdAt: now, lookedAt: now }
  const saved = await db.transaction(async (tx) => {
    if (!(await lockRoom(tx, operatorId, row.name))) throw new Refusal('SAVED_SEARCH_LIMIT')
    const others = (await savedSearchesOf(tx, operatorId)).filter((other) => other.name !== row.name)
    if (others.some((other) => wordsOf(other.filter) === wordsOf(filter)))
      throw new Refusal('SEARCH_SAVED_ALREADY')
    return saveSearch(tx, row)
  })
  if (!saved) throw new Refusal('CONFLICT')
  return shown(saved, 0)
}

type Own = { operatorId: string; id: string }
type ChangeSearchInput = Own & { name?: string | undefined; tells?: boolean | undefined }

export async function editSearch({ name, tells, ...own }: ChangeSearchInput, { db }: ApiDeps): Promise<void> {
  const isChanged = await changeSearch(db.drizzle, own, { name: name?.trim(), tells }).catch((error) => {
    throw isUniqueViolation(error) ? new Refusal('NAME_TAKEN', { cause: error }) : error
  })
  if (!isChanged) throw new Refusal('NOT_FOUND')
}

/** From now on only later people are new. */
export async function lookAtSearch(own: Own, { db, clock }: ApiDeps): Promise<void> {
  if (!(await markLooked(db.drizzle, own, clock()))) throw new Refusal('NOT_FOUND')
}

export async function removeSearch(own: Own, { db }: ApiDeps): Promise<void> {
  if (!(await deleteSearch(db.drizzle, own))) throw new Refusal('NOT_FOUND')
}
