import { asksForContact, SEARCH, searchWords } from '@coffeeattack/domain/candidates/search-text'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
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
import { viewerKeys } from '../core/visibility.ts'
import type { Filter } from './filter.ts'
import { findNewest, type FoundCandidate, type Newest } from './find-newest.ts'
import { findRows } from './store.ts'

export type SearchQuery = PageQuery & {
  q?: string | undefined
  jobLabel?: string | undefined
  jobSubLabel?: string | undefined
  yearsMin?: number | undefined
  yearsMax?: number | undefined
  hopeMin?: number | undefined
  hopeMax?: number | undefined
  incomeMin?: number | undefined
  incomeMax?: number | undefined
  techStack?: string[] | undefined
  hashtags?: string[] | undefined
  sort?: 'fit' | 'recent' | undefined
}

/** Fit is judged among the newest that match: what lies behind them was not here for long. */
const POOL = 500

/** BIZ-2. */
export async function searchCandidates(query: SearchQuery, caller: OperatorCaller, deps: ApiDeps) {
  if (asksForContact(query.q ?? '')) return { items: [], total: 0, isMore: false, nextCursor: null }
  const { db, clock } = deps
  const keys = caller.companyId ? await viewerKeys(db.drizzle, caller.companyId) : []
  const filter = filterOf(query, keys, clock())
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
  }
}

function filterOf(query: SearchQuery, keys: string[], now: Date): Filter {
  const { incomeMin, incomeMax, yearsMin, yearsMax } = query
  return {
    words: searchWords(query.q ?? ''),
    jobLabel: query.jobLabel ?? null,
    jobSubLabel: query.jobSubLabel ?? null,
    months: {
      min: yearsMin === undefined ? null : yearsMin * 12,
      // '7 years' goes on until the eighth begins.
      max: yearsMax === undefined ? null : yearsMax * 12 + 11,
    },
    hope: { min: query.hopeMin ?? null, max: query.hopeMax ?? null },
    income:
      incomeMin === undefined && incomeMax === undefined
        ? null
        : searchBounds({ min: incomeMin ?? 0, max: incomeMax ?? SALARY.ceiling }),
    techStack: query.techStack ?? [],
    hashtags: query.hashtags ?? [],
    viewerKeys: keys,
    now,
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

type SearchRow = {
  jobLabel: string
  jobSubLabel: string
  techStackItems: readonly string[]
  hashtags: readonly string[]
}

/**
 * Whether what was searched for can be read in the row. The database looks in the words as they were written; a name or
 * a number that is masked in the row must not be findable either, or a hit would tell whose it is (OFR-13).
 */
function isReadableIn(row: SearchRow, { words, techStack, hashtags }: Filter): boolean {
  const text = [row.jobLabel, row.jobSubLabel, ...row.techStackItems, ...row.hashtags]
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
  return (
    words.every((word) => text.includes(word)) &&
    techStack.every((skill) => row.techStackItems.includes(skill)) &&
    hashtags.every((tag) => row.hashtags.includes(tag))
  )
}
