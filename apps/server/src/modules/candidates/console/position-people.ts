import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import {
  countMet,
  type MustHave,
  mustHavesMet,
  readMustHaves,
} from '@coffeeattack/domain/positions/must-haves'
import { yearsAround } from '@coffeeattack/domain/positions/position'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { offsetPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { findPosition } from '../../positions/core/store.ts'
import { bringingsOf } from '../core/brings.ts'
import { findNewest, type FoundCandidate } from '../search/search.ts'
import { filterOf } from './asked.ts'
import { counted } from './pages.ts'
import { askedFor, rowsOf } from './rows.ts'
import { viewerOf } from './viewer.ts'

/**
 * People whom a position may suit (BIZ-9): of its job, with about its years, and new to the company. People with most of the
 * must-haves come first, then people who tell what they hope for, then the newest.
 */
export async function findForPosition(
  { id, cursor, limit = SEARCH.pageSize }: PageQuery & { id: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
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
  const filter = {
    ...filterOf(asked, await viewerOf(caller, deps)),
    newTo: { companyId, day: formatDay(kstDay(deps.clock())) },
  }
  const { count, found } = await findNewest(deps.db.replica, { filter, order: 'fit' })
  const sorted = await sortByMustHaves(found, readMustHaves(position, searchLexicon()), deps)
  const page = offsetPage(sorted, cursor, limit)
  const hope = { min: position.salaryMin, max: position.salaryMax }
  const rows = await rowsOf(page.found, { asked: askedFor({}, hope) }, caller, deps)
  const metBy = new Map(page.found.map(({ id, met }) => [id, met]))
  return {
    items: rows.map((row) => ({ ...row, met: metBy.get(row.id)! })),
    ...counted(count),
    nextCursor: page.nextCursor,
  }
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
