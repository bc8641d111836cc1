import { fromCursor, toCursor } from '../../../platform/http/cursor.ts'

/** A page of what is put in order as a whole: its cursor says how many were told. */
export function offsetPage<Found>(all: readonly Found[], cursor: string | undefined, limit: number) {
  const from = offsetIn(cursor)
  const found = all.slice(from, from + limit)
  return { found, nextCursor: from + limit < all.length ? toCursor(from + limit) : null }
}

export function offsetIn(cursor: string | undefined): number {
  const [offset] = fromCursor(cursor) ?? []
  return Number.isSafeInteger(offset) ? Math.max(0, offset as number) : 0
}
