import type { Queries } from '../../../platform/db/queries.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'
import { works } from '../../operators/core/sql.ts'
import { loginLasts } from '../../sessions/core/sql.ts'
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

type NewBrowser = PushTarget & { id: string; operatorId: string; sessionId: string; now: Date }

/** An endpoint is one browser: whoever allowed it last is rung. False when the login is over. */
export async function saveBrowser(db: Queries, browser: NewBrowser): Promise<boolean> {
  const { id, operatorId, sessionId, endpoint, p256dh, auth, now } = browser
  const { rowCount } = await db.$client.query(
    `insert into operator_push_subscriptions (id, operator_id, session_id, endpoint, p256dh, auth, created_at)
     select $1, s.operator_id, s.id, $4, $5, $6, $7 from sessions s join operators p on p.id = s.operator_id
     where s.id = $3 and s.operator_id = $2 and ${loginLasts('s')} and ${works('p')}
     on conflict (endpoint) do update set operator_id = excluded.operator_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [id, operatorId, sessionId, endpoint, p256dh, auth, now],
  )
  return rowCount === 1
}

/** Those that were allowed last stay. */
export async function keepNewest(db: Queries, operatorId: string, count: number): Promise<void> {
  await db.$client.query(
    `delete from operator_push_subscriptions where id in (
       select id from operator_push_subscriptions where operator_id = $1 order by created_at desc, id desc offset $2)`,
    [operatorId, count],
  )
}

export async function removeBrowser(db: Queries, operatorId: string, endpoint: string): Promise<void> {
  await db.$client.query('delete from operator_push_subscriptions where operator_id = $1 and endpoint = $2', [
    operatorId,
    endpoint,
  ])
}
