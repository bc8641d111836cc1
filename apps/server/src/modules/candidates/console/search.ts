import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import {
  cursorAt,
  cutPage,
  offsetIn,
  offsetPage,
  type PageQuery,
  placeIn,
} from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type Filter, findNewest } from '../search/search.ts'
import { type Asked, budgetOf, filterOf, readLine } from './asked.ts'
import { countOf, findNearMisses, nearRows, sorted } from './near-misses.ts'
import { counted } from './pages.ts'
import { askedFor, rowsOf } from './rows.ts'
import { settled } from './set-aside.ts'
import { type Viewer, viewerOf } from './viewer.ts'

export type SearchQuery = PageQuery &
  Asked & {
    sort?: 'fit' | 'recent' | undefined
    butOne?: boolean | undefined
    keepAll?: boolean | undefined
  }

/** BIZ-2, BIZ-8. */
export async function searchCandidates(query: SearchQuery, caller: OperatorCaller, deps: ApiDeps) {
  const read = readLine(query.q)
  const viewer = await viewerOf(caller, deps, query)
  if (query.butOne) return { ...(await nearMissesPage(query, viewer, caller, deps)), read, setAside: [] }
  const first = await findPage(query, viewer, deps)
  const { asked, setAside } =
    first.count === 0 && !query.keepAll ? await settled(query, viewer, deps) : { asked: query, setAside: [] }
  const { found, count, nextCursor } = setAside.length === 0 ? first : await findPage(asked, viewer, deps)
  const items = await rowsOf(found, { asked: askedFor(asked, budgetOf(asked)) }, caller, deps)
  return { items, ...counted(count), nextCursor, read, setAside }
}

const findPage = (query: SearchQuery, viewer: Viewer, deps: ApiDeps) =>
  (query.sort === 'recent' ? recentPage : fitPage)(query, filterOf(query, viewer), deps)

async function fitPage({ cursor, limit = SEARCH.pageSize }: SearchQuery, filter: Filter, { db }: ApiDeps) {
  const take = offsetIn(cursor) + limit + 1
  const { found, count } = await findNewest(db.replica, { filter, order: 'fit', take })
  return { ...offsetPage(found, cursor, limit), count }
}

/** Later pages are cut out of the people who are counted; behind the last of these each page is a search of its own. */
async function recentPage({ cursor, limit = SEARCH.pageSize }: SearchQuery, filter: Filter, { db }: ApiDeps) {
  const after = placeIn(cursor)
  const take = cursor === undefined ? limit + 1 : SEARCH.countLimit + 1
  const { found, count } = await findNewest(db.replica, { filter, order: 'newest', take })
  const counted = after
    ? found.filter(({ id, lastActiveAt }) => {
        const [at, placeAt] = [lastActiveAt.getTime(), after.at.getTime()]
        return at < placeAt || (at === placeAt && id < after.id)
      })
    : found
  const page = { filter, order: 'newest', take: limit + 1, most: limit + 1, after } as const
  const isCounted = counted.length > limit || count <= SEARCH.countLimit
  const rows = isCounted ? counted : (await findNewest(db.replica, page)).found
  const cut = cutPage(rows, limit, (last) => cursorAt({ at: last.lastActiveAt, id: last.id }))
  return { found: cut.page, nextCursor: cut.nextCursor, count }
}

/** The people who miss exactly one condition. */
async function nearMissesPage(query: SearchQuery, viewer: Viewer, caller: OperatorCaller, deps: ApiDeps) {
  const misses = await findNearMisses(query, viewer, deps)
  const all = sorted(misses, query.sort ?? 'fit')
  const { found, nextCursor } = offsetPage(all, query.cursor, query.limit ?? SEARCH.pageSize)
  return { items: await nearRows(found, query, caller, deps), ...counted(countOf(misses)), nextCursor }
}
