import { eachOnce, reasonsOf } from '@coffeeattack/domain/candidates/reasons/choose'
import { nearReasons } from '@coffeeattack/domain/candidates/reasons/near'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findNewest, type FoundCandidate, type Newest } from '../search/search.ts'
import { type Asked, filterMissing, type Part, partsOf } from './asked.ts'
import { askedFor, type ListedPerson, rowsOf } from './rows.ts'
import type { Viewer } from './viewer.ts'

/** One condition of a search, and the people who meet all others of it. */
export type NearMisses = Newest & { part: Part; others: readonly Part[] }

/** Further conditions are not tried: each takes a search of its own. */
const MOST_PARTS = 8

/**
 * For each condition of a search, the people who miss only that one (BIZ-8). Nobody misses two conditions alone, so these
 * searches share nobody: their counts can be added and their people sorted together.
 */
export async function findNearMisses(asked: Asked, viewer: Viewer, { db }: ApiDeps): Promise<NearMisses[]> {
  const parts = partsOf(asked, viewer)
    .filter(({ requirement }) => requirement !== null)
    .slice(0, MOST_PARTS)
  const misses: NearMisses[] = []
  // One after the other: at once they would take every connection of the pool.
  for (const part of parts) {
    const filter = filterMissing(part, viewer)
    const newest = await findNewest(db.replica, { filter, order: 'fit' })
    misses.push({ ...newest, part, others: parts.filter((one) => one !== part) })
  }
  return misses
}

export const countOf = (misses: readonly NearMisses[]): number =>
  misses.reduce((sum, { count }) => sum + count, 0)

type NearPerson = FoundCandidate & { misses: NearMisses }

/** All of them, the best fit or the newest first. */
export function sorted(misses: readonly NearMisses[], sort: 'fit' | 'recent'): NearPerson[] {
  const all = misses.flatMap((one) => one.found.map((found) => ({ ...found, misses: one })))
  const byTime = (a: NearPerson, b: NearPerson) =>
    b.lastActiveAt.getTime() - a.lastActiveAt.getTime() || (a.id < b.id ? 1 : -1)
  return all.toSorted((a, b) => (sort === 'fit' ? b.score - a.score || byTime(a, b) : byTime(a, b)))
}

/** Rows that say what fits and what does not. */
export function nearRows(people: readonly NearPerson[], asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const missesOf = new Map(people.map(({ id, misses }) => [id, misses]))
  const sought = askedFor({ q: asked.q, likesUs: asked.likesUs })
  const why = (person: ListedPerson) => {
    const { part, others } = missesOf.get(person.id)!
    const conditions = others.map(({ condition }) => condition)
    return eachOnce([...nearReasons(person, part.condition, conditions), ...reasonsOf(person, sought)])
  }
  return rowsOf(people, { asked: sought, why }, caller, deps)
}
