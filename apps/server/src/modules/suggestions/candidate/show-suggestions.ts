import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { SUGGESTIONS } from '@coffeeattack/domain/suggestions/interest'
import { answerDay } from '@coffeeattack/domain/suggestions/objection'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { offsetPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type Standing, standingOf } from '../core/settings-store.ts'
import { suggestPositions } from '../core/suggest-positions.ts'
import {
  positionShown,
  positionsOfCompany,
  positionsOfGroup,
  type SuggestedRow,
} from '../core/positions-store.ts'
import { newestReview } from './review-store.ts'

type Suggested = SuggestedRow & { suggestion: Suggestion }

const NOTHING = { all: [], isMore: false }

/** Open positions that suit the person (MATCH-1), the highest sum first. Nothing about pay leaves the house with them. */
export async function showSuggestions(userId: string, { cursor, limit }: PageQuery, deps: ApiDeps) {
  const now = deps.clock()
  const standing = await presentStanding(userId, deps)
  const { all, isMore } = await suggestedTo(userId, standing, deps)
  const page = offsetPage(all, cursor, limit ?? SUGGESTIONS.first)
  return {
    state: standing.state,
    items: page.found.map(itemOf),
    total: all.length,
    isMore,
    nextCursor: page.nextCursor,
    isNoticed: standing.seenAt !== null,
    hasFewSkills: standing.skills < SUGGESTIONS.fewSkills,
    review: await newestReview(deps.db.drizzle, userId),
    reviewDueOn: formatDay(answerDay(now)),
  }
}

/** What is new since the last look, for the home screen; null when nothing is. */
export async function showCard(userId: string, deps: ApiDeps) {
  const standing = await presentStanding(userId, deps)
  const { all } = await suggestedTo(userId, standing, deps)
  const since = standing.seenAt
  const fresh = all.filter(({ createdAt }) => since === null || createdAt > since)
  const [best] = fresh
  return { card: best ? { newCount: fresh.length, best: itemOf(best) } : null }
}

/**
 * The positions of a company, wherever they stand in the list (MATCH-5). A company without an open position, one that may not be shown
 * and one that does not exist answer alike: nothing.
 */
export async function showWhyNot(userId: string, company: string, deps: ApiDeps) {
  const now = deps.clock()
  const standing = await presentStanding(userId, deps)
  const key = companyKey(company)
  if (key === '' || standing.state === 'RESTING') return { items: [] }
  const asked = { userId, now, today: formatDay(kstDay(now)) }
  const [rows, { all }] = await Promise.all([
    positionsOfCompany(deps.db.drizzle, asked, key),
    suggestedTo(userId, { ...standing, state: 'ON' }, deps),
  ])
  const found = await suggestPositions(userId, rows, deps)
  const places = new Map(all.map(({ id }, place) => [id, place + 1]))
  const behind = (sum: number) => all.filter(({ suggestion }) => suggestion.sum >= sum).length + 1
  return {
    items: found.map((one) => ({
      ...itemOf(one),
      place: places.get(one.id) ?? behind(one.suggestion.sum),
      missing: one.missing(),
    })),
  }
}

/** One position as the list shows it. */
export async function showSuggested(userId: string, positionId: string, deps: ApiDeps) {
  const now = deps.clock()
  const row = await positionShown(deps.db.drizzle, { userId, now, today: formatDay(kstDay(now)) }, positionId)
  const [one] = row ? await suggestPositions(userId, [row], deps) : []
  if (!one) throw new Refusal('SUGGESTION_GONE')
  return itemOf(one)
}

export async function presentStanding(userId: string, { db, clock }: ApiDeps): Promise<Standing> {
  const standing = await standingOf(db.drizzle, userId, clock())
  if (!standing) throw new Refusal('UNAUTHORIZED')
  return standing
}

/** Everything that is compared: the newest open positions of the person's job group. */
async function suggestedTo(userId: string, { state, jobLabel }: Standing, deps: ApiDeps) {
  if (state !== 'ON' || jobLabel === null) return NOTHING
  const now = deps.clock()
  const asked = { userId, now, today: formatDay(kstDay(now)) }
  const rows = await positionsOfGroup(deps.db.replica, asked, jobLabel)
  const all: Suggested[] = await suggestPositions(userId, rows.slice(0, SUGGESTIONS.positions), deps)
  return { all, isMore: rows.length > SUGGESTIONS.positions }
}

const itemOf = ({ id, fields, company, interestedAt, suggestion }: Suggested) => ({
  id,
  title: fields.title,
  job: fields.jobSubLabel ?? fields.jobLabel,
  company,
  interestedAt: interestedAt === null ? null : interestedAt.toISOString(),
  ...suggestion,
})
