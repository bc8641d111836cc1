import { filter, narrowing } from '@coffeeattack/contract/candidate-shapes'
import { lineWith } from '@coffeeattack/domain/candidates/query/line'
import { nearestWords } from '@coffeeattack/domain/candidates/query/nearest-words'
import type { Piece } from '@coffeeattack/domain/candidates/query/piece'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findNewest } from '../search/search.ts'
import { type Asked, filterOf, partsOf, readLine } from './asked.ts'
import { countOf, findNearMisses, type NearMisses, nearRows, sorted } from './near-misses.ts'
import { counted } from './pages.ts'
import { askedFor, rowsOf } from './rows.ts'
import { indexedNames } from '../core/brings.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** How much of each is suggested. */
const MOST = { wordsForEach: 2, words: 4, loosened: 3, people: 3 } as const
/** The newest people whose words are compared with a word that nobody has. */
const COMPARED_PEOPLE = 100

const NOTHING = { words: [], loosened: [], butOne: counted(0), people: [] }

/** When nobody fits, or few: what to change in the search, and who would be found then (BIZ-8). */
export async function showNear(asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const viewer = await viewerOf(caller, deps, asked)
  const count = await countFor(asked, viewer, deps)
  if (count > SEARCH.countLimit) return NOTHING
  const misses = await findNearMisses(asked, viewer, deps)
  const words = count === 0 ? await suggestWords(asked, misses, viewer, deps) : []
  // Without its only word a search finds everybody, who are not near to it; a range has nearest people.
  const [only] = misses
  if (!only || (misses.length === 1 && !isRange(only))) return { ...NOTHING, words }
  if (misses.length >= FROM_CONDITIONS && count + countOf(misses) === 0)
    return { ...NOTHING, words, ...(await withoutTwo(asked, misses, { viewer, caller, deps })) }
  const nearest = sorted(misses, 'fit').slice(0, MOST.people)
  return {
    words,
    loosened: loosened(misses, count),
    butOne: counted(misses.length < FROM_CONDITIONS ? 0 : countOf(misses)),
    people: await nearRows(nearest, asked, caller, deps),
  }
}

/** Of two conditions either may be missed, which is no search any more. */
const FROM_CONDITIONS = 3

const isRange = ({ part: { condition } }: NearMisses) =>
  condition.kind === 'years' || condition.kind === 'hope' || condition.kind === 'income'

async function countFor(asked: Asked, viewer: Viewer, { db }: ApiDeps): Promise<number> {
  const wanted = { filter: filterOf(asked, viewer), order: 'newest', take: 0 } as const
  return (await findNewest(db.replica, wanted)).count
}

const loosened = (misses: readonly NearMisses[], count: number) =>
  misses
    .filter((one) => one.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST.loosened)
    .map(({ part, count: more }) => ({
      condition: part.condition,
      filter: queryString(part.rest),
      ...counted(more + count),
    }))

/** Of more conditions than these not every two are tried: each two take a search of their own. */
const MOST_FOR_TWO = 5

type Asking = { viewer: Viewer; caller: OperatorCaller; deps: ApiDeps }

/** Where nobody misses only one condition: the search without two of them, and the nearest people of the widest. */
async function withoutTwo(asked: Asked, misses: readonly NearMisses[], { viewer, caller, deps }: Asking) {
  const parts = misses.map(({ part }) => part).slice(0, MOST_FOR_TWO)
  const wider = []
  for (const [place, { condition, rest }] of parts.entries())
    for (const { condition: also } of parts.slice(place + 1)) {
      const without = partsOf(rest, viewer).find((part) => isSame(part.condition, also))?.rest
      if (!without) continue
      const wanted = { filter: filterOf(without, viewer), order: 'fit', take: MOST.people } as const
      const { count, found } = await findNewest(deps.db.replica, wanted)
      if (count > 0) wider.push({ count, found, condition, also, filter: queryString(without) })
    }
  const best = wider.toSorted((a, b) => b.count - a.count).slice(0, MOST.loosened)
  const sought = askedFor({ q: asked.q, likesUs: asked.likesUs })
  return {
    loosened: best.map(({ count, found: _found, ...other }) => ({ ...other, ...counted(count) })),
    people: await rowsOf(best[0]?.found ?? [], { asked: sought }, caller, deps),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** For each plain word of a search that finds nobody: the nearest words of people who meet all other conditions. */
async function suggestWords(asked: Asked, misses: readonly NearMisses[], viewer: Viewer, deps: ApiDeps) {
  const suggested = []
  for (const one of misses) {
    const { piece } = one.part
    const typed = plainWord(piece)
    if (!piece || typed === null) continue
    const ids = sorted([one], 'recent')
      .slice(0, COMPARED_PEOPLE)
      .map(({ id }) => id)
    const rows = await indexedNames(deps.db.replica, ids)
    const known = ids.flatMap((id) => {
      const { hashtags = [], techStackItems = [], jobSubLabel = '' } = rows.get(id) ?? {}
      return [...hashtags, ...techStackItems, jobSubLabel]
    })
    for (const name of nearestWords(typed, known, MOST.wordsForEach)) {
      const changed = { ...asked, q: lineWith(readLine(asked.q), piece, name) }
      const count = await countFor(changed, viewer, deps)
      if (count > 0) suggested.push({ typed, name, filter: queryString(changed), ...counted(count) })
    }
  }
  return suggested.toSorted((a, b) => b.total - a.total).slice(0, MOST.words)
}

/** Names of the catalogue are right as they are, even if nobody has them yet. */
function plainWord(piece: Piece | undefined): string | null {
  if (piece?.kind !== 'terms' || piece.isNot || piece.terms.length !== 1) return null
  const [term] = piece.terms
  return term?.kind === 'word' ? term.name : null
}

const NAMES = Object.keys({ ...filter, ...narrowing }) as (keyof Asked)[]

/** The query string of the console's search page. */
function queryString(asked: Asked): string {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const value = asked[name]
    if (value !== undefined && value !== false && String(value) !== '') params.set(name, String(value))
  }
  return params.toString()
}
