import { and, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { isUnreadOf } from '../core/tell.ts'
import { FROM_NOTIFICATIONS, IS_OPEN, OPENABLE } from './fact-sql.ts'
import { typesOf } from './facts.ts'

const IN_CENTRE = `n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null`

const quoted = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ')

/** The number of notifications that the operator $3 has not read. */
export const UNREAD_NOTIFICATIONS = `(select count(*)::int from notices n
  where ${IN_CENTRE} and n.read_at is null and n.type in (${quoted(typesOf(undefined))}))`

export type CentreCounts = { unread: number; open: number }

/** Counts all notifications of the operator, whatever filter the list has. */
export async function countNotifications(
  db: Queries,
  { operatorId, now, today }: { operatorId: string; now: Date; today: string },
): Promise<CentreCounts> {
  const { rows } = await db.$client.query<CentreCounts>({
    name: 'operator-notices-counted',
    text: `select ${UNREAD_NOTIFICATIONS} as unread, (select count(*)::int ${FROM_NOTIFICATIONS}
       where ${IN_CENTRE} and n.type in (${quoted(OPENABLE)}) and $2::date is not null and ${IS_OPEN}) as open`,
    values: [now, today, operatorId],
  })
  return rows[0]!
}

/** Marks the given notifications, or all until a moment. False if none was unread. */
export async function markRead(
  tx: Queries,
  operatorId: string,
  read: { ids: readonly string[] } | { until: Date },
  now: Date,
): Promise<boolean> {
  // Not `lte`: it writes years before 1 and after 9999 in a way that PostgreSQL refuses.
  const which =
    'ids' in read ? inArray(notices.id, [...read.ids]) : sql`${notices.createdAt} <= ${read.until}`
  const { rowCount } = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(isUnreadOf(operatorId), which))
  return rowCount !== 0
}
