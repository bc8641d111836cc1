import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, type Place, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { filterOf } from './asked.ts'
import { counted, countOf, missByOne, nearRows, together } from './but-one.ts'
import type { Asked } from './conditions.ts'
import type { Filter } from './filter.ts'
import { findNewest, POOL } from './find-newest.ts'
import type { FoundCandidate, Newest } from './newest-statements.ts'
import { offsetIn, offsetPage } from './offset-page.ts'
import { askedFor, rowsOf } from './rows.ts'
import { readLine } from './read-line.ts'
import { type Viewer, viewerOf } from './viewer.ts'

export type SearchQuery = PageQuery &
  Asked & { sort?: 'fit' | 'recent' | undefined; butOne?: boolean | undefined }

/** BIZ-2, BIZ-8. */
export async function searchCandidates(query: SearchQuery, caller: OperatorCaller, deps: ApiDeps) {
  const read = readLine(query.q)
  const viewer = await viewerOf(caller, deps, query)
  if (query.butOne) return { ...(await butOnePage(query, viewer, caller, deps)), read }
  const { db } = deps
  const filter = filterOf(query, read, viewer)
  const limit = query.limit ?? SEARCH.pageSize
  const most = SEARCH.countLimit + 1
  const isRecent = query.sort === 'recent'
  // Only the newest's first page knows where it ends; the pages behind it are cut out of all who are counted.
  const toldRecent = query.cursor === undefined ? limit + 1 : most
  const newest = await findNewest(db.replica, {
    filter,
    most,
    after: null,
    ...(isRecent
      ? { told: toldRecent, isJudged: false }
      : { told: POOL, isJudged: true, best: offsetIn(query.cursor) + limit + 1 }),
  })
  const { found, nextCursor } = isRecent
    ? await recentPage(query, { filter, newest, limit }, deps)
    : offsetPage(newest.found, query.cursor, limit)
  const asked = askedFor(read, { hope: filter.hope, likesUs: query.likesUs })
  const items = await rowsOf(found, { asked }, caller, deps)
  return { items, ...counted(newest.count), nextCursor, read }
}

/** Those who fit all conditions but one. */
async function butOnePage(query: SearchQuery, viewer: Viewer, caller: OperatorCaller, deps: ApiDeps) {
  const missed = await missByOne(query, viewer, deps)
  const all = together(missed, query.sort ?? 'fit')
  const { found, nextCursor } = offsetPage(all, query.cursor, query.limit ?? SEARCH.pageSize)
  return { items: await nearRows(found, query, caller, deps), ...counted(countOf(missed)), nextCursor }
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
  const next = { filter, most: limit + 1, told: limit + 1, isJudged: false, after }
  const rows = isHere ? told : (await findNewest(db.replica, next)).found
  const { page: found, nextCursor } = cutPage(rows, limit, (last) =>
    cursorAt({ at: last.lastActiveAt, id: last.id }),
  )
  return { found, nextCursor }
}

const isBehind = ({ lastActiveAt, id }: FoundCandidate, { at, id: placeId }: Place) =>
  lastActiveAt < at || (lastActiveAt.getTime() === at.getTime() && id < placeId)
