import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { countMet, type Met, mustHavesMet } from '@coffeeattack/domain/positions/must-haves'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { bySum, suggestionFor } from '@coffeeattack/domain/suggestions/score'
import type { Deps } from '../../../deps.ts'
import { readOnce } from '../../catalogue/core/read-must-haves.ts'
import type { RecordInJson } from '../../companies/core/records.ts'
import { recordIn } from '../../companies/core/records.ts'
import type { PositionRow } from '../../positions/core/store.ts'
import { peopleFrom, positionFrom, skillsOf } from './compared.ts'
import { choicesAmong, interestsIn } from './interests.ts'
import { nearnessTo } from './nearness.ts'
import { weightsInUse } from './weights.ts'

type SuggestDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** One of a position's people; without a suggestion when they switched suggestions off, so nobody compares them. */
export type PlacedPerson = {
  id: string
  lastActiveAt: Date
  suggestion: Suggestion | null
  place: number | null
  plainPlace: number | null
  interestedAt: Date | null
  /** Every must-have of the position, as the plain order counts them. */
  met: Met[]
}

type FoundPeople = {
  /** As the search found them: those with as many must-haves stay in its order. */
  found: readonly { id: string }[]
  /** Every name of the company under which somebody may have shut it out. */
  companyKeys: readonly string[]
  /** Somebody who is looked at, wherever they stand. */
  also?: string
}

/**
 * A position's people in both orders (MATCH-1): those who said '관심 있어요' before all others, then by the sum of the reasons, or as the
 * plain order has them. The suggestions order the people whom the plain order found, and add nobody but those who said so themselves.
 */
export async function suggestPeople(
  position: PositionRow,
  { found, companyKeys, also }: FoundPeople,
  deps: SuggestDeps,
) {
  const now = deps.clock()
  const { id: positionId, companyId } = position
  const today = formatDay(kstDay(now))
  const asked = { positionId, companyId, companyKeys, now, today }
  const interests = await interestsIn(deps.db.drizzle, asked)
  const saidAt = new Map(interests.map(({ candidateId, saidAt: at }) => [candidateId, at]))
  const ids = [...new Set([...saidAt.keys(), ...found.map(({ id }) => id), ...(also ? [also] : [])])]
  const compare = await comparer(position, ids, deps)
  const compared = new Map(
    ids.flatMap((id) => {
      const one = compare(id)
      return one ? [[id, one] as const] : []
    }),
  )
  const metBy = ({ id }: { id: string }) => countMet(compared.get(id)?.met ?? [])
  const plain = found.toSorted((a, b) => metBy(b) - metBy(a))
  const plainPlaces = new Map(plain.map(({ id }, place) => [id, place + 1]))
  const people = ids.flatMap((id) => {
    const one = compared.get(id)
    return one
      ? [{ ...one, plainPlace: plainPlaces.get(id) ?? null, interestedAt: saidAt.get(id) ?? null }]
      : []
  })
  // Somebody who is looked at from elsewhere takes no place in this list.
  const isListed = (one: { plainPlace: number | null; interestedAt: Date | null }) =>
    one.plainPlace !== null || one.interestedAt !== null
  const suggested = people.flatMap((one) =>
    one.suggestion && isListed(one) ? [{ ...one, sum: one.suggestion.sum }] : [],
  )
  const order = suggested.toSorted(
    (a, b) => Number(b.interestedAt !== null) - Number(a.interestedAt !== null) || bySum(a, b),
  )
  const places = new Map(order.map(({ id }, place) => [id, place + 1]))
  const placed = new Map<string, PlacedPerson>(
    people.map((one) => [one.id, { ...one, place: places.get(one.id) ?? null }]),
  )
  const those = (all: readonly { id: string }[]) => all.flatMap(({ id }) => placed.get(id) ?? [])
  const isLeading = ({ interestedAt }: PlacedPerson) => interestedAt !== null
  const unsuggested = [...placed.values()].filter((one) => isLeading(one) && one.suggestion === null)
  return {
    all: placed as ReadonlyMap<string, PlacedPerson>,
    /** Whoever said so leads even with suggestions switched off, after those who can be compared. */
    interested: [...those(order).filter(isLeading), ...unsuggested],
    suggested: those(order).filter((one) => !isLeading(one)),
    plain: those(plain).filter((one) => !isLeading(one)),
    compared: order.length,
  }
}

type Compared = Pick<PlacedPerson, 'id' | 'lastActiveAt' | 'suggestion' | 'met'>

/** Compares people with one position. Null for somebody whom companies cannot find any more. */
async function comparer(position: PositionRow, ids: readonly string[], deps: SuggestDeps) {
  const { db } = deps
  const { rows } = await db.drizzle.$client.query<{ record: RecordInJson }>({
    name: 'record-of-company',
    text: `select ${recordIn('c')} as record from companies c where c.id = $1`,
    values: [position.companyId],
  })
  const asked = positionFrom(position, rows[0]?.record ?? {}, deps.clock())
  const all = readOnce(position.mustHaves)
  const counted = new Set(asked.mustHaves.map(({ line }) => line))
  const [people, choices, nearness, { weights }] = await Promise.all([
    peopleFrom(db.drizzle, ids, all),
    choicesAmong(db.drizzle, ids, position.isNamed ? position.companyId : null),
    nearnessTo(db.drizzle, skillsOf([asked])),
    weightsInUse(deps),
  ])
  return (id: string): Compared | null => {
    const one = people.get(id)
    if (!one) return null
    const met = mustHavesMet(one.person.brings, all)
    const pair = {
      person: one.person,
      position: asked,
      likes: choices.liking.has(id),
      nearness,
      met: met.filter(({ line }) => counted.has(line)),
    }
    const suggestion = choices.wanting.has(id) ? suggestionFor(pair, weights) : null
    return { id, lastActiveAt: one.lastActiveAt, suggestion, met }
  }
}
