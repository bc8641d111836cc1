import { fit } from '@coffeeattack/domain/candidates/fit'
import { asksForContact, SEARCH, searchWords } from '@coffeeattack/domain/candidates/search-text'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import {
  cursorAt,
  cutPage,
  fromCursor,
  type PageQuery,
  placeIn,
  toCursor,
} from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'
import { viewerKeys } from '../core/visibility.ts'
import type { Filter } from './filter.ts'
import { countFound, findPool, findRecent, type FoundCandidate, latestOfferStatuses } from './store.ts'

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
  const counted = await countFound(db.replica, filter)
  const pageOf = query.sort === 'recent' ? recentPage : fitPage
  const isCommon = counted > SEARCH.countLimit
  const { found, nextCursor } = await pageOf(query, { ...filter, isCommon }, limit, deps)
  const rows = await rowsOf(found, caller, deps)
  const items = rows.filter((row) => isReadableIn(row, filter))
  return {
    items,
    total: Math.min(counted - (rows.length - items.length), SEARCH.countLimit),
    isMore: counted > SEARCH.countLimit,
    nextCursor,
  }
}

function filterOf(query: SearchQuery, keys: string[], now: Date): Filter {
  const { incomeMin, incomeMax, yearsMin, yearsMax } = query
  return {
    words: searchWords(query.q ?? ''),
    isCommon: false,
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

type SearchPage = { found: readonly FoundCandidate[]; nextCursor: string | null }

async function recentPage(
  query: SearchQuery,
  filter: Filter,
  limit: number,
  { db }: ApiDeps,
): Promise<SearchPage> {
  const rows = await findRecent(db.replica, filter, limit + 1, placeIn(query.cursor))
  const { page: found, nextCursor } = cutPage(rows, limit, (last) =>
    cursorAt({ at: last.lastActiveAt, id: last.id }),
  )
  return { found, nextCursor }
}

async function fitPage(
  query: SearchQuery,
  filter: Filter,
  limit: number,
  { db }: ApiDeps,
): Promise<SearchPage> {
  const wanted = { words: filter.words, techStack: filter.techStack, hashtags: filter.hashtags }
  const pool = await findPool(db.replica, filter, POOL)
  const scored = pool.map((person) => ({ person, score: fit(person, wanted) }))
  // Sorting is stable: equals stay in the order of who was here last.
  const best = scored.toSorted((a, b) => b.score - a.score).map(({ person }) => person)
  const from = offsetIn(query.cursor)
  const found = best.slice(from, from + limit)
  return { found, nextCursor: from + limit < best.length ? toCursor(from + limit) : null }
}

function offsetIn(cursor: string | undefined): number {
  const [offset] = fromCursor(cursor) ?? []
  return Number.isSafeInteger(offset) ? Math.max(0, offset as number) : 0
}

/** Rows of the list, in its order. Each is cut out of the anonymised profile, so it can hold no more than that does. */
async function rowsOf(found: readonly FoundCandidate[], { companyId }: OperatorCaller, deps: ApiDeps) {
  const ids = found.map(({ id }) => id)
  const { drizzle } = deps.db
  const profiles = new Map((await anonymousProfiles(drizzle, ids, deps)).map((one) => [one.id, one]))
  const statuses: ReadonlyMap<string, OfferStatus> = companyId
    ? await latestOfferStatuses(drizzle, companyId, ids, formatDay(kstDay(deps.clock())))
    : new Map<string, OfferStatus>()
  return found.flatMap(({ id, lastActiveAt }) => {
    const profile = profiles.get(id)
    if (!profile) return []
    return [
      {
        id,
        jobLabel: profile.jobLabel,
        jobSubLabel: profile.jobSubLabel,
        totalMonth: profile.totalMonth,
        isEmployed: profile.isEmployed,
        techStackItems: profile.techStackItems,
        hashtags: profile.hashtags,
        income: profile.income,
        hopeSalary: profile.hopeSalary,
        completenessPercent: profile.completenessPercent,
        lastActiveOn: formatDay(kstDay(lastActiveAt)),
        offerStatus: statuses.get(id) ?? null,
      },
    ]
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
