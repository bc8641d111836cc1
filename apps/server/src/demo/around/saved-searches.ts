import { INTEREST_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import type { savedSearches } from '../../platform/db/schema/candidates.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'

/** What those keep whom one signs in as, the oldest first, and how many days ago they looked. */
const KEPT = [
  { name: '리드급 프론트엔드', line: '프론트엔드 7년 이상', days: 21, looked: 1 },
  { name: '결제 경험 백엔드', line: '5년차 백엔드 결제', days: 12, looked: 3 },
] as const

/** Searches of the demo, some with people who came since (BIZ-12). */
export function savedSearchRows(
  people: readonly Operator[],
  now: Date,
  dice: Dice,
): (typeof savedSearches.$inferInsert)[] {
  return people.flatMap(({ row: { id: operatorId }, company }) => {
    const own = KEPT.map(({ line, ...kept }) => ({
      ...kept,
      filter: String(new URLSearchParams({ q: line })),
      isInterest: false,
    }))
    const all = company ? [...own, { ...INTEREST_SEARCH, days: 14, looked: 2, isInterest: true }] : own
    return all.map(({ days, looked, ...search }) => {
      const createdAt = daysBefore(now, days)
      const lookedAt = daysBefore(now, looked)
      return {
        id: dice.id(createdAt),
        operatorId,
        ...search,
        tells: true,
        createdAt,
        lookedAt,
        toldUntil: now,
      }
    })
  })
}
