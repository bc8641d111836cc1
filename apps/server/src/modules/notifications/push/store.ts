import type { Queries } from '../../../platform/db/queries.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'
import { here } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import { loginLasts } from '../../sessions/core/sql.ts'

/** Candidates and operators have one table of browsers each, with the same columns except for the owner. */
const SIDES = {
  candidate: { table: 'push_subscriptions', owner: 'user_id', people: 'users', isPresent: here },
  operator: {
    table: 'operator_push_subscriptions',
    owner: 'operator_id',
    people: 'operators',
    isPresent: works,
  },
} as const

export type PushSide = keyof typeof SIDES

type NewBrowser = PushTarget & { id: string; ownerId: string; sessionId: string; now: Date }

/** An endpoint is one browser and belongs to whoever allowed it last. False when the login is over. */
export async function saveBrowser(db: Queries, side: PushSide, browser: NewBrowser): Promise<boolean> {
  const { table, owner, people, isPresent } = SIDES[side]
  const { id, ownerId, sessionId, endpoint, p256dh, auth, now } = browser
  const { rowCount } = await db.$client.query(
    `insert into ${table} (id, ${owner}, session_id, endpoint, p256dh, auth, created_at)
     select $1, s.${owner}, s.id, $4, $5, $6, $7 from sessions s join ${people} p on p.id = s.${owner}
     where s.id = $3 and s.${owner} = $2 and ${loginLasts('s')} and ${isPresent('p')}
     on conflict (endpoint) do update set ${owner} = excluded.${owner}, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [id, ownerId, sessionId, endpoint, p256dh, auth, now],
  )
  return rowCount === 1
}

/** Keeps the browsers that were allowed last. */
export async function keepNewest(db: Queries, side: PushSide, ownerId: string, count: number): Promise<void> {
  const { table, owner } = SIDES[side]
  await db.$client.query(
    `delete from ${table} where id in (
       select id from ${table} where ${owner} = $1 order by created_at desc, id desc offset $2)`,
    [ownerId, count],
  )
}

export async function removeBrowser(
  db: Queries,
  side: PushSide,
  ownerId: string,
  endpoint: string,
): Promise<void> {
  const { table, owner } = SIDES[side]
  await db.$client.query(`delete from ${table} where ${owner} = $1 and endpoint = $2`, [ownerId, endpoint])
}

export async function forgetBrowser(db: Queries, side: PushSide, id: string): Promise<void> {
  await db.$client.query(`delete from ${SIDES[side].table} where id = $1`, [id])
}

/** The browser, while the login from which it was allowed lasts. */
export async function findBrowser(db: Queries, side: PushSide, id: string): Promise<PushTarget | null> {
  const { rows } = await db.$client.query<PushTarget>(
    `select b.endpoint, b.p256dh, b.auth from ${SIDES[side].table} b join sessions s on s.id = b.session_id
     where b.id = $1 and ${loginLasts('s')}`,
    [id],
  )
  return rows[0] ?? null
}
