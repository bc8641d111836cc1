import type { Queries } from '../../../platform/db/queries.ts'
import { FROM_NOTICES, IS_OPEN, OPENABLE } from './fact-sql.ts'
import { typesOf } from './facts.ts'

const IN_CENTRE = `n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null`

const quoted = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ')

/** What the operator $3 has not read. */
export const UNREAD_NOTICES = `(select count(*)::int from notices n
  where ${IN_CENTRE} and n.read_at is null and n.type in (${quoted(typesOf(undefined))}))`

export type CentreCounts = { unread: number; open: number }

/** Of everything that somebody was told, whatever part of it is looked at. */
export async function countNotices(
  db: Queries,
  { operatorId, now, today }: { operatorId: string; now: Date; today: string },
): Promise<CentreCounts> {
  const { rows } = await db.$client.query<CentreCounts>({
    name: 'operator-notices-counted',
    text: `select ${UNREAD_NOTICES} as unread, (select count(*)::int ${FROM_NOTICES}
       where ${IN_CENTRE} and n.type in (${quoted(OPENABLE)}) and $2::date is not null and ${IS_OPEN}) as open`,
    values: [now, today, operatorId],
  })
  return rows[0]!
}

/** Those that the caller named, or all until then. False when nothing was left to be read. */
export async function markRead(
  tx: Queries,
  operatorId: string,
  read: { ids: readonly string[] } | { until: Date },
  now: Date,
): Promise<boolean> {
  const [which, value] = 'ids' in read ? ['id = any($3::uuid[])', read.ids] : ['created_at <= $3', read.until]
  const { rowCount } = await tx.$client.query(
    `update notices set read_at = $2
     where operator_id = $1 and channel = 'CENTRE' and read_at is null and ${which}`,
    [operatorId, now, value],
  )
  return rowCount !== 0
}
