import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { offsetPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { PositionRow } from '../../positions/core/store.ts'
import { type PlacedPerson, suggestPeople } from '../../suggestions/core/suggest-people.ts'
import { findVisible } from '../core/visibility.ts'
import { counted } from './pages.ts'
import { matchingRows, peopleOfPosition } from './position-people.ts'

type SuggestedQuery = PageQuery & { id: string; order?: 'suggested' | 'plain' | undefined }

/**
 * A position's people with the reasons for and against (MATCH-1), in the order of suggestions or in the plain one. Those who said
 * '관심 있어요' lead in both.
 */
export async function listSuggested(
  { id, order = 'suggested', cursor, limit = SEARCH.pageSize }: SuggestedQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { position, viewer, count, found } = await peopleOfPosition(id, caller, deps)
  const people = await suggestPeople(position, { found, companyKeys: viewer.viewerKeys }, deps)
  const page = offsetPage(people[order], cursor, limit)
  const isFirst = cursor === undefined
  const leading = isFirst ? people.interested : []
  const rows = await shownRows([...leading, ...page.found], position, caller, deps)
  const leadingIds = new Set(leading.map((one) => one.id))
  // Whoever said so without being among the people of the plain order comes on top of these.
  const others = people.interested.filter(({ plainPlace }) => plainPlace === null).length
  const compared = { total: people.compared, isMore: count > found.length }
  return {
    order,
    interested: rows.filter((row) => leadingIds.has(row.id)),
    items: rows.filter((row) => !leadingIds.has(row.id)),
    ...(order === 'plain' ? counted(count + others) : compared),
    compared: people.compared,
    nextCursor: page.nextCursor,
  }
}

/** Why one person stands where they stand. Somebody of whom the company may not know is not there. */
export async function showSuggestedPerson(
  { id, candidateId }: { id: string; candidateId: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { position, viewer, found } = await peopleOfPosition(id, caller, deps)
  const seen = await findVisible(deps.db.drizzle, candidateId, viewer.viewerKeys, deps.clock())
  if (!seen) throw new Refusal('NOT_FOUND')
  const asked = { found, companyKeys: viewer.viewerKeys, also: candidateId }
  const { all } = await suggestPeople(position, asked, deps)
  const one = all.get(candidateId)
  const [row] = one ? await shownRows([one], position, caller, deps) : []
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function shownRows(
  people: readonly PlacedPerson[],
  position: PositionRow,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const rows = await matchingRows(people, position, caller, deps)
  const placed = new Map(people.map((one) => [one.id, one]))
  return rows.map((row) => {
    const { suggestion, place, plainPlace, interestedAt } = placed.get(row.id)!
    const interestedOn = interestedAt && formatDay(kstDay(interestedAt))
    return { ...row, suggestion, place, plainPlace, interestedOn }
  })
}
