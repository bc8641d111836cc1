/** The page of a list that a caller asks for. */
export type PageQuery = { readonly cursor?: string | undefined; readonly limit?: number | undefined }

/** A position in a list, opaque to callers. An unreadable cursor means the beginning of the list. */
export function toCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

export function fromCursor(cursor: string | undefined): readonly unknown[] | null {
  if (cursor === undefined) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : null
  } catch {
    return null
  }
}

/** Cuts a page from rows that were read with `limit + 1`, so that an extra row tells whether there is a next page. */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string | null) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: last !== undefined && rows.length > limit ? cursorOf(last) : null }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Cursors are user input: PostgreSQL would throw for a malformed id. */
export const isId = (part: unknown): part is string => typeof part === 'string' && UUID.test(part)

/** The year 10000. A `Date` has a wider range than a timestamp column. */
const END_OF_TIME_MS = 253_402_300_800_000

/** A position in a list that is ordered by time, then by id. */
export type Place = { readonly at: Date; readonly id: string }

export const cursorAt = ({ at, id }: Place): string => toCursor(at.getTime(), id)

export function placeIn(cursor: string | undefined): Place | null {
  const [time, id] = fromCursor(cursor) ?? []
  if (typeof time !== 'number' || time < 0 || time >= END_OF_TIME_MS || !isId(id)) return null
  return { at: new Date(time), id }
}

/** A page of a list that is sorted as a whole. Its cursor is the number of items before the next page. */
export function offsetPage<Found>(all: readonly Found[], cursor: string | undefined, limit: number) {
  const from = offsetIn(cursor)
  const found = all.slice(from, from + limit)
  return { found, nextCursor: from + limit < all.length ? toCursor(from + limit) : null }
}

/** The number of items before the page. */
export function offsetIn(cursor: string | undefined): number {
  const [offset] = fromCursor(cursor) ?? []
  return Number.isSafeInteger(offset) ? Math.max(0, offset as number) : 0
}
