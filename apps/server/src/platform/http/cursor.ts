/** How much of a list is wanted, and from where on. */
export type PageQuery = { readonly cursor?: string | undefined; readonly limit?: number | undefined }

/** A place in a list, opaque to callers. What cannot be read is the beginning: a cursor is a convenience, not a right. */
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

/** A page of a list of which one row more was read than fits, and the cursor that leads on if there was one. */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string | null) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: last !== undefined && rows.length > limit ? cursorOf(last) : null }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a part of a cursor is an id: anybody can write a cursor, and the database refuses what only looks like one. */
export const isId = (part: unknown): part is string => typeof part === 'string' && UUID.test(part)

/** The year 10000. A `Date` reaches further, and further back, than a column. */
const END_OF_TIME_MS = 253_402_300_800_000

/** A place in a list that is ordered by time, and by id where times are equal. */
export type Place = { readonly at: Date; readonly id: string }

export const cursorAt = ({ at, id }: Place): string => toCursor(at.getTime(), id)

export function placeIn(cursor: string | undefined): Place | null {
  const [time, id] = fromCursor(cursor) ?? []
  if (typeof time !== 'number' || time < 0 || time >= END_OF_TIME_MS || !isId(id)) return null
  return { at: new Date(time), id }
}
