import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import {
  countMet,
  type Met,
  type MustHave,
  mustHavesMet,
  readMustHaves,
} from '@coffeeattack/domain/positions/must-haves'
import { yearsAround } from '@coffeeattack/domain/positions/position'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { offsetPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { findPosition, type PositionRow } from '../../positions/core/store.ts'
import { bringingsOf } from '../core/brings.ts'
import { findNewest, type FoundCandidate } from '../search/search.ts'
import { filterOf } from './asked.ts'
import { counted } from './pages.ts'
import { askedFor, rowsOf } from './rows.ts'
import { viewerOf } from './viewer.ts'

type Asked = PageQuery & { id: string }

/** The people of a position in the plain order (BIZ-9). */
export async function findForPosition(
  { id, cursor, limit = SEARCH.pageSize }: Asked,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { position, count, found } = await peopleOfPosition(id, caller, deps)
  const wanted = readMustHaves(position, searchLexicon())
  const page = offsetPage(await sortByMustHaves(found, wanted, deps), cursor, limit)
  return {
    items: await matchingRows(page.found, position, caller, deps),
    ...counted(count),
    nextCursor: page.nextCursor,
  }
}

/**
 * People whom a position may suit: of its job, with about its years, and new to the company; people who tell what they hope for first, then
 * the newest. The plain order puts those with most of the must-haves before them.
 */
export async function peopleOfPosition(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const { companyId } = caller
  if (!companyId) throw new Refusal('FORBIDDEN')
  const position = await findPosition(deps.db.drizzle, { companyId, id })
  const { yearsMin, yearsMax } = yearsAround(position)
  const asked = {
    jobLabel: position.jobLabel,
    jobSubLabel: position.jobSubLabel ?? undefined,
    yearsMin: yearsMin ?? undefined,
    yearsMax: yearsMax ?? undefined,
  }
  const viewer = await viewerOf(caller, deps)
  const filter = {
    ...filterOf(asked, viewer),
    newTo: { companyId, day: formatDay(kstDay(deps.clock())) },
  }
  const { count, found } = await findNewest(deps.db.replica, { filter, order: 'fit' })
  return { position, viewer, count, found }
}

/** Rows of these people with the must-haves that each meets. */
export async function matchingRows(
  people: readonly (Pick<FoundCandidate, 'id' | 'lastActiveAt'> & { met: Met[] })[],
  { salaryMin: min, salaryMax: max }: Pick<PositionRow, 'salaryMin' | 'salaryMax'>,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const rows = await rowsOf(people, { asked: askedFor({}, { min, max }) }, caller, deps)
  const metBy = new Map(people.map(({ id, met }) => [id, met]))
  return rows.map((row) => ({ ...row, met: metBy.get(row.id)! }))
}

/** People who meet as many stay in the order of the search. */
async function sortByMustHaves(
  found: readonly FoundCandidate[],
  wanted: readonly MustHave[],
  { db }: ApiDeps,
) {
  const brings = await bringingsOf(
    db.replica,
    found.map(({ id }) => id),
    wanted,
  )
  const compared = found.map((one) => ({ ...one, met: mustHavesMet(brings(one.id), wanted) }))
  return compared.toSorted((a, b) => countMet(b.met) - countMet(a.met))
}
