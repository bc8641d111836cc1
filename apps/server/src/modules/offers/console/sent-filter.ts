import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import {
  type Direction,
  firstDirection,
  type SentOnly,
  type SentSort,
} from '@coffeeattack/domain/offers/sent-list'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import { fromCursor, isId, toCursor } from '../../../platform/http/cursor.ts'
import { questionWaits } from '../../rooms/core/sql.ts'
import { counterWaits, openOn, readAtOf, statusOn } from '../core/sql.ts'

/* Conditions that filter the sent list, about an offer `o`; the second parameter is today. */

export const STATUS = statusOn('o', '$2')

const among = (what: string) => `(${openOn('o', '$2')} and ${what})`

/** Filters among open offers: an unanswered counter-offer or question. */
export const ONLY: Readonly<Record<SentOnly, string>> = {
  countered: among(counterWaits('o')),
  asked: among(`exists (select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')})`),
  unread: among(`${readAtOf('o')} is null`),
  today: among('o.expiry_day = $2'),
}

type Say = (value: unknown) => string

export type SentFilter = {
  status?: OfferStatus | undefined
  only?: SentOnly | undefined
  by?: string | undefined
  position?: string | undefined
  q?: string | undefined
  /** Searches in what a line of the palette names, instead of all that the list shows. */
  within?: 'line' | undefined
}

/**
 * What can be searched of an offer: what the person `u` does, the position, who sent it (`p`) and for whom (`c`). The marks of
 * hidden parts are left out: the word 전화번호 must not find people who hid one in their job. Each stands in a line of
 * its own, or initials would be found where one ends and the next begins.
 */
const named = (...columns: readonly string[]) =>
  `concat_ws(E'\\n', without_marks(u.shown_job_sub_label), without_marks(u.shown_job_label), o.position, ${columns.join(', ')})`
const SEARCHED = named('p.name', 'c.name')

/** The line of the palette shows no sender, and no company but to the agents, who write for many. */
const LINE = named(`case when p.role = 'AGENT' then c.name end`)

/** Initials alone stand for the beginning of a word. */
const INITIALS = /^[ㄱ-ㅎ]+$/u
const WORD_BEGINS = '(?:^|[^가-힣ㄱ-ㅎa-z0-9])'

const searchedFor = (q: string, within: SentFilter['within'], say: Say): string[] =>
  q.split(/\s+/u).flatMap((word) =>
    typedPatterns(word).map((pattern) =>
      within === 'line'
        ? `${LINE} ~* ${say(INITIALS.test(word) ? WORD_BEGINS + pattern : pattern)}`
        : `${SEARCHED} ~* ${say(pattern)}`,
    ),
  )

export function narrowed(filter: SentFilter, say: Say): string {
  const { status, only, by, position, q = '', within } = filter
  return [
    status && `${STATUS} = ${say(status)}`,
    only && ONLY[only],
    by && `o.operator_id = ${say(by)}::uuid`,
    position && `o.position_id = ${say(position)}::uuid`,
    ...searchedFor(q, within, say),
  ]
    .filter((one) => one !== undefined)
    .map((one) => ` and ${one}`)
    .join('')
}

/*
 * The order of the sent list as one value per row, which the cursor carries with the id. The statement names
 * the offer `o`, the person `u` and the sender `p`; its second parameter is today.
 */

/** Cut to keep the cursor short, and compared by code points, in which Hangul is in order. */
const letters = (text: string) => `left(lower(${text}), 16) collate "C"`
const moment = (column: string) => `coalesce(extract(epoch from ${column})::float8, 0)`
const daysOf = (day: string) => `(${day} - date '2000-01-01')::float8`

/** Larger than any number of days or seconds. */
const FAR = '1e10::float8'

/** Offers that need our action first, then the soonest deadline; ended ones last, newest first. */
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

/** A cursor of another order starts from the beginning. */
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

/** The order value, and the SQL after `where`: cursor, order and limit. */
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
