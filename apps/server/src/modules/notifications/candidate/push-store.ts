import type { Queries } from '../../../platform/db/queries.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'

type NewBrowser = PushTarget & { id: string; userId: string; sessionId: string; now: Date }

/** An endpoint is one browser: whoever allowed it last is rung. False when the login is over. */
export async function saveBrowser(db: Queries, browser: NewBrowser): Promise<boolean> {
  const { id, userId, sessionId, endpoint, p256dh, auth, now } = browser
  const { rowCount } = await db.$client.query(
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     select $1, s.user_id, s.id, $4, $5, $6, $7 from sessions s join users u on u.id = s.user_id
     where s.id = $3 and s.user_id = $2 and s.ended_at is null and u.deleted_at is null
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [id, userId, sessionId, endpoint, p256dh, auth, now],
  )
  return rowCount === 1
}

/** Those that were allowed last stay. */
export async function keepNewest(db: Queries, userId: string, count: number): Promise<void> {
  await db.$client.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
    [userId, count],
  )
}

export async function removeBrowser(db: Queries, userId: string, endpoint: string): Promise<void> {
  await db.$client.query('delete from push_subscriptions where user_id = $1 and endpoint = $2', [
    userId,
    endpoint,
  ])
}

export async function forgetBrowser(db: Queries, id: string): Promise<void> {
  await db.$client.query('delete from push_subscriptions where id = $1', [id])
}

/** Only while the login from which it was allowed lasts. */
export async function findBrowser(db: Queries, id: string): Promise<PushTarget | null> {
  const { rows } = await db.$client.query<PushTarget>(
    `select p.endpoint, p.p256dh, p.auth from push_subscriptions p join sessions s on s.id = p.session_id
     where p.id = $1 and s.ended_at is null`,
    [id],
  )
  return rows[0] ?? null
}
