import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { asksForContact, SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import {
  cursorAt,
  cutPage,
  fromCursor,
  type PageQuery,
  type Place,
  placeIn,
  toCursor,
} from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { summarised } from '../../profiles/core/anonymous-profiles.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { viewerKeys } from '../core/visibility.ts'
import { type Conditions, filterOf, isReadableIn } from './asked.ts'
import type { Filter } from './filter.ts'
import { findNewest, type FoundCandidate, type Newest } from './find-newest.ts'
import { findRows } from './store.ts'

export type SearchQuery = PageQuery &
  Conditions & { q?: string | undefined; sort?: 'fit' | 'recent' | undefined }

/** Fit is judged among the newest that match: what lies behind them was not here for long. */
const POOL = 500

/** BIZ-2. */
export async function searchCandidates(query: SearchQuery, caller: OperatorCaller, deps: ApiDeps) {
  const read = readQuery(query.q ?? '', searchLexicon())
  if (asksForContact(query.q ?? '')) return { items: [], total: 0, isMore: false, nextCursor: null, read: [] }
  const { db, clock } = deps
  const viewer = caller.companyId ? await viewerKeys(db.drizzle, caller.companyId) : []
  const filter = filterOf(query, read, { viewerKeys: viewer, now: clock() })
  const limit = query.limit ?? SEARCH.pageSize
  const most = SEARCH.countLimit + 1
  const isRecent = query.sort === 'recent'
  // Only the newest's first page knows where it ends; the pages behind it are cut out of all who are counted.
  const toldRecent = query.cursor === undefined ? limit + 1 : most
  const told = isRecent ? toldRecent : POOL
  const newest = await findNewest(db.replica, { filter, most, told, after: null })
  const pageOf = isRecent ? recentPage : fitPage
  const { found, nextCursor } = await pageOf(query, { filter, newest, limit }, deps)
  const rows = await rowsOf(found, caller, deps)
  const items = rows.filter((row) => isReadableIn(row, filter))
  return {
    items,
    total: Math.min(newest.count - (rows.length - items.length), SEARCH.countLimit),
    isMore: newest.count > SEARCH.countLimit,
    nextCursor,
    read,
  }
}

/** The newest who match, as far as they are counted: most pages are cut out of them. */
type Search = { filter: Filter; newest: Newest; limit: number }
type SearchPage = { found: readonly FoundCandidate[]; nextCursor: string | null }

async function recentPage(
  query: SearchQuery,
  { filter, newest, limit }: Search,
  { db }: ApiDeps,
): Promise<SearchPage> {
  const after = placeIn(query.cursor)
  const told = after ? newest.found.filter((one) => isBehind(one, after)) : newest.found
  const isHere = told.length > limit || newest.count <= SEARCH.countLimit
  const next = { filter, most: limit + 1, told: limit + 1, after }
  const rows = isHere ? told : (await findNewest(db.replica, next)).found
  const { page: found, nextCursor } = cutPage(rows, limit, (last) =>
    cursorAt({ at: last.lastActiveAt, id: last.id }),
  )
  return { found, nextCursor }
}

const isBehind = ({ lastActiveAt, id }: FoundCandidate, { at, id: placeId }: Place) =>
  lastActiveAt < at || (lastActiveAt.getTime() === at.getTime() && id < placeId)

async function fitPage(query: SearchQuery, { newest, limit }: Search): Promise<SearchPage> {
  // Sorting is stable: equals stay in the order of who was here last.
  const best = newest.found.toSorted((a, b) => b.score - a.score)
  const from = offsetIn(query.cursor)
  const found = best.slice(from, from + limit)
  return { found, nextCursor: from + limit < best.length ? toCursor(from + limit) : null }
}

function offsetIn(cursor: string | undefined): number {
  const [offset] = fromCursor(cursor) ?? []
  return Number.isSafeInteger(offset) ? Math.max(0, offset as number) : 0
}

/** Rows of the list, in its order. Each is cut out of the anonymised summary, so it can hold no more than that does. */
async function rowsOf(found: readonly FoundCandidate[], { companyId }: OperatorCaller, deps: ApiDeps) {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await findRows(deps.db.drizzle, ids, companyId, formatDay(kstDay(deps.clock())))
  return found.flatMap(({ id, lastActiveAt }) => {
    const row = rows.get(id)
    if (!row) return []
    const summary = summarised(row, deps)
    return [{ ...summary, lastActiveOn: formatDay(kstDay(lastActiveAt)), offerStatus: row.offerStatus }]
  })
}
