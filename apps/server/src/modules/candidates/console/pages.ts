import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { fromCursor, toCursor } from '../../../platform/http/cursor.ts'

/** A page of a list that is sorted as a whole. Its cursor is the number of items before the next page. */
export function offsetPage<Found>(all: readonly Found[], cursor: string | undefined, limit: number) {
  const from = offsetIn(cursor)
  const found = all.slice(from, from + limit)
  return { found, nextCursor: from + limit < all.length ? toCursor(from + limit) : null }
}

export function offsetIn(cursor: string | undefined): number {
  const [offset] = fromCursor(cursor) ?? []
  return Number.isSafeInteger(offset) ? Math.max(0, offset as number) : 0
}

/** A count as answers show it: up to the limit, and whether there are more. */
export const counted = (count: number) => ({
  total: Math.min(count, SEARCH.countLimit),
  isMore: count > SEARCH.countLimit,
})
