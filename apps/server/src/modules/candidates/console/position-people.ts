import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import {
  countMet,
  type Met,
  type MustHave,
  mustHavesMet,
  readMustHaves,
  toldWords,
} from '@coffeeattack/domain/positions/must-haves'
import { yearsAround } from '@coffeeattack/domain/positions/position'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { findPosition } from '../../positions/core/store.ts'
import { filterOf } from './asked.ts'
import { counted } from './but-one.ts'
import { findNewest, POOL } from './find-newest.ts'
import type { FoundCandidate } from './newest-statements.ts'
import { offsetPage } from './offset-page.ts'
import { askedFor, rowsOf } from './rows.ts'
import { careerTexts, readRows } from './store.ts'
import { viewerOf } from './viewer.ts'

/**
 * Whom a position may suit (BIZ-9): of its job and about its years, and new to the company. Who brings most of the
 * must-haves stands first, then who tells a hope, then who was here last.
 */
export async function findForPosition(
  { id, cursor, limit = SEARCH.pageSize }: PageQuery & { id: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { companyId } = caller
  if (!companyId) throw new Refusal('FORBIDDEN')
  const now = deps.clock()
  const position = await findPosition(deps.db.drizzle, { companyId, id })
  const { yearsMin, yearsMax } = yearsAround(position)
  const conditions = {
    jobLabel: position.jobLabel,
    jobSubLabel: position.jobSubLabel ?? undefined,
    yearsMin: yearsMin ?? undefined,
    yearsMax: yearsMax ?? undefined,
  }
  const filter = {
    ...filterOf(conditions, [], await viewerOf(caller, deps)),
    newTo: { companyId, day: formatDay(kstDay(now)) },
  }
  const most = SEARCH.countLimit + 1
  const { count, found } = await findNewest(deps.db.replica, {
    filter,
    most,
    told: POOL,
    isJudged: true,
    after: null,
  })
  const mustHaves = readMustHaves(position.mustHaves, searchLexicon())
  const best = await inOrder(found, mustHaves, deps)
  const page = offsetPage(best, cursor, limit)
  const { salaryMin: min, salaryMax: max } = position
  const asked = askedFor([], { hope: { min, max }, likesUs: false })
  const rows = await rowsOf(page.found, { asked }, caller, deps)
  const metBy = new Map(page.found.map(({ id, met }) => [id, met]))
  return {
    items: rows.map((row) => ({ ...row, met: metBy.get(row.id)! })),
    ...counted(count),
    nextCursor: page.nextCursor,
  }
}

type Judged = FoundCandidate & { met: Met[] }

/** By what companies read of them; equals stay in the order of who was here last. */
async function inOrder(
  found: readonly FoundCandidate[],
  mustHaves: readonly MustHave[],
  { db }: ApiDeps,
): Promise<Judged[]> {
  const ids = found.map(({ id }) => id)
  const [rows, texts] = await Promise.all([
    readRows(db.replica, mustHaves.length > 0 ? ids : []),
    careerTexts(db.replica, ids, toldWords(mustHaves)),
  ])
  const judged = found.map((one) => {
    const row = rows.get(one.id) ?? NOTHING_SAID
    return { ...one, met: mustHavesMet({ ...row, careers: texts.get(one.id) ?? [] }, mustHaves) }
  })
  return judged.toSorted((a, b) => countMet(b.met) - countMet(a.met) || b.score - a.score)
}

/** Of whom the search forgot meanwhile, or who was not asked about because nothing is a must. */
const NOTHING_SAID = { jobLabel: '', jobSubLabel: '', techStackItems: [], hashtags: [] }
