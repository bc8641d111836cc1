import { eitherOf } from '@coffeeattack/domain/candidates/query/keys'
import type { Term } from '@coffeeattack/domain/candidates/query/lexicon'
import { reasonsOf } from '@coffeeattack/domain/candidates/reasons/choose'
import { nearReasons } from '@coffeeattack/domain/candidates/reasons/near'
import type { Condition } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { filterOf, incomesIn, monthsIn } from './asked.ts'
import { type Asked, type Part, partsOf } from './conditions.ts'
import type { Filter } from './filter.ts'
import { findNewest, POOL } from './find-newest.ts'
import type { FoundCandidate, Newest } from './newest-statements.ts'
import { askedFor, type ListedPerson, rowsOf } from './rows.ts'
import { readLine } from './read-line.ts'
import type { Viewer } from './viewer.ts'

/** One condition of a search, and who fits everything but it. */
export type Missed = { part: Part; others: readonly Condition[]; newest: Newest }

/** More conditions than these are not tried one by one. */
const MOST_PARTS = 8

/**
 * For each condition of a search, who misses it alone (BIZ-8). Nobody misses two conditions alone, so no two of them share
 * anybody: their counts can be added and their people put in one order.
 */
export async function missByOne(asked: Asked, viewer: Viewer, { db }: ApiDeps): Promise<Missed[]> {
  const parts = partsOf(asked)
    .filter(({ condition }) => condition.kind !== 'likesUs' || viewer.companyId !== null)
    .slice(0, MOST_PARTS)
  const missed: Missed[] = []
  for (const part of parts) {
    const rest = filterOf(part.rest, readLine(part.rest.q), viewer)
    const filter = missing(rest, part, viewer)
    // One after the other: together they would take every connection there is.
    const newest = await findNewest(db.replica, {
      filter,
      most: SEARCH.countLimit + 1,
      told: POOL,
      isJudged: true,
      after: null,
    })
    const others = parts.filter((one) => one !== part).map(({ condition }) => condition)
    missed.push({ part, others, newest })
  }
  return missed
}

/** The same search for those who miss the one condition that it was left without. */
function missing(filter: Filter, { condition, piece }: Part, { companyId }: Viewer): Filter {
  switch (condition.kind) {
    case 'years':
      return { ...filter, outside: { months: monthsIn(condition.bounds) } }
    case 'hope':
      return { ...filter, outside: { hope: condition.bounds } }
    case 'income':
      return { ...filter, outside: { income: incomesIn(condition.bounds) } }
    case 'likesUs':
      return { ...filter, outside: companyId === null ? {} : { likedBy: companyId } }
    case 'terms': {
      const chosen = { keys: condition.terms.map(chosenKey), words: [] }
      const either = piece?.kind === 'terms' ? eitherOf(piece, searchLexicon()) : chosen
      return condition.isNot
        ? { ...filter, either: [...filter.either, either] }
        : { ...filter, not: [...filter.not, either] }
    }
  }
}

const kindOfKey = { group: 'j', job: 'k', skill: 's', word: 't' } as const
const chosenKey = ({ kind, name }: Term) => `${kindOfKey[kind]}:${name}`

/** A count as it is told: up to the limit, and whether there are more. */
export const counted = (count: number) => ({
  total: Math.min(count, SEARCH.countLimit),
  isMore: count > SEARCH.countLimit,
})

export const countOf = (missed: readonly Missed[]): number =>
  missed.reduce((sum, { newest }) => sum + newest.count, 0)

type Near = FoundCandidate & { missed: Missed }

/** All of them in one order: the best fit first, or who was here last. */
export function together(missed: readonly Missed[], sort: 'fit' | 'recent'): Near[] {
  const all = missed.flatMap((one) => one.newest.found.map((found) => ({ ...found, missed: one })))
  const byTime = (a: Near, b: Near) =>
    b.lastActiveAt.getTime() - a.lastActiveAt.getTime() || (a.id < b.id ? 1 : -1)
  return all.toSorted((a, b) => (sort === 'fit' ? b.score - a.score || byTime(a, b) : byTime(a, b)))
}

/** Rows that say what fits and what does not. */
export async function nearRows(near: readonly Near[], asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const missedBy = new Map(near.map(({ id, missed }) => [id, missed]))
  const read = readLine(asked.q)
  const sought = askedFor(read, { hope: { min: null, max: null }, likesUs: asked.likesUs })
  const why = (person: ListedPerson) => {
    const { part, others } = missedBy.get(person.id)!
    return [...nearReasons(person, part.condition, others), ...reasonsOf(person, sought)]
  }
  return rowsOf(near, { asked: sought, why }, caller, deps)
}
