import { type Direction, firstDirection, type SentSort } from '@coffeeattack/domain/offers/sent-list'
import { fromCursor, isId, toCursor } from '../../../platform/http/cursor.ts'
import { openOn, readAtOf } from '../core/sql.ts'
import { ONLY } from './sent-filter.ts'

/*
 * The order of what was sent, as one value a row: it leads from page to page together with the id. The statement calls the
 * offer `o`, its person `u`, its sender `p`, and its second parameter is today.
 */

/** Cut, so that a cursor that carries it stays short; by code points, in which Hangul stands in its own order. */
const letters = (text: string) => `left(lower(${text}), 16) collate "C"`
const moment = (column: string) => `coalesce(extract(epoch from ${column})::float8, 0)`
const daysOf = (day: string) => `(${day} - date '2000-01-01')::float8`

/** Longer than any count of days or seconds below it. */
const FAR = '1e10::float8'

/** What waits for us first, then what runs out soonest; what is over stands behind, the latest first. */
const URGENCY = `case
  when not ${openOn('o', '$2')} then 4 * ${FAR} - ${moment('coalesce(o.decided_at, o.expiry_day)')}
  when ${ONLY.countered} then ${daysOf('o.expiry_day')}
  when ${ONLY.asked} then ${FAR} + ${daysOf('o.expiry_day')}
  else 2 * ${FAR} + ${daysOf('o.expiry_day')} end`

type Key = { sql: string; type: 'text' | 'float8' }

const KEYS: Readonly<Record<SentSort, Key>> = {
  now: { sql: URGENCY, type: 'float8' },
  job: { sql: letters(`coalesce(nullif(u.shown_job_sub_label, ''), u.shown_job_label)`), type: 'text' },
  position: { sql: letters('o.position'), type: 'text' },
  salary: { sql: 'coalesce(o.salary_max, -1)::float8', type: 'float8' },
  by: { sql: letters('p.name'), type: 'text' },
  sent: { sql: moment('o.created_at'), type: 'float8' },
  read: { sql: moment(readAtOf('o')), type: 'float8' },
  left: {
    sql: `case when ${openOn('o', '$2')} then ${daysOf('o.expiry_day')} else ${FAR} end`,
    type: 'float8',
  },
}

export type Ordered = { key: string | number; id: string }

export type SentOrder = { sort: SentSort; direction: Direction; after: Ordered | null; limit: number }

/** A cursor of another order leads to the beginning. */
export function orderOf(
  { sort = 'now', direction }: { sort?: SentSort | undefined; direction?: Direction | undefined },
  { cursor, limit }: { cursor: string | undefined; limit: number },
): SentOrder {
  const [key, id] = fromCursor(cursor) ?? []
  const isOurs = typeof key === (KEYS[sort].type === 'text' ? 'string' : 'number')
  const after = isOurs && isId(id) ? { key: key as string | number, id } : null
  return { sort, direction: direction ?? firstDirection[sort], after, limit }
}

export const cursorBehind = ({ key, id }: Ordered): string => toCursor(key, id)

type Say = (value: unknown) => string

/** The value that orders, and what stands behind `where`: beyond the place, in order, so many. */
export function inOrder({ sort, direction, after, limit }: SentOrder, say: Say) {
  const { sql, type } = KEYS[sort]
  const beyond = direction === 'asc' ? '>' : '<'
  const place =
    after && `(${say(after.key)}::${type}${type === 'text' ? ' collate "C"' : ''}, ${say(after.id)}::uuid)`
  return {
    key: sql,
    rest: `${place ? `and (${sql}, o.id) ${beyond} ${place}` : ''}
      order by ${sql} ${direction}, o.id ${direction} limit ${say(limit)}`,
  }
}
