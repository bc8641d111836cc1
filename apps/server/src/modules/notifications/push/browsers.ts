import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import { and, desc, eq, getTableName, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operatorPushSubscriptions, pushSubscriptions } from '../../../platform/db/schema/notifications.ts'
import { sessions } from '../../../platform/db/schema/sessions.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import { loginLasts } from '../../sessions/core/sql.ts'

/** The push subscriptions of candidates and of operators: two tables with the same columns. */
const sides = {
  candidate: {
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    ownerColumn: 'user_id',
    owners: 'users',
    isActive: hasNotLeft('w'),
  },
  operator: {
    table: operatorPushSubscriptions,
    owner: operatorPushSubscriptions.operatorId,
    ownerColumn: 'operator_id',
    owners: 'operators',
    isActive: works('w'),
  },
} as const

export type Side = keyof typeof sides

type Login = { ownerId: string; sessionId: string }

/** The public key with which a browser subscribes; null if this service sends no pushes. */
export const pushKey = ({ push }: Pick<ApiDeps, 'push'>) => ({ publicKey: push?.publicKey ?? null })

/** Subscribes the browser for as long as its login lasts. Only the newest browsers of an owner stay subscribed. */
export async function allowBrowser(
  side: Side,
  { ownerId, sessionId }: Login,
  { endpoint, p256dh, auth }: PushTarget,
  { db, push, ids, clock }: ApiDeps,
): Promise<void> {
  if (!push?.accepts(endpoint))
    throw new Refusal('INVALID_INPUT', { fields: { endpoint: '이 브라우저로는 알림을 보낼 수 없어요' } })
  const { table, owner, ownerColumn, owners, isActive } = sides[side]
  const { drizzle } = db
  // An endpoint is one browser: a new login in it takes the subscription over. SQL text, because `insert … select`
  // checks the login in the same statement.
  const { rowCount } = await drizzle.$client.query(
    `insert into ${getTableName(table)} (id, ${ownerColumn}, session_id, endpoint, p256dh, auth, created_at)
     select $1, s.${ownerColumn}, s.id, $4, $5, $6, $7 from sessions s join ${owners} w on w.id = s.${ownerColumn}
     where s.id = $3 and s.${ownerColumn} = $2 and ${loginLasts('s')} and ${isActive}
     on conflict (endpoint) do update set ${ownerColumn} = excluded.${ownerColumn}, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [ids.next(), ownerId, sessionId, endpoint, p256dh, auth, clock()],
  )
  if (rowCount !== 1) throw new Refusal('UNAUTHORIZED')
  const tooMany = drizzle
    .select({ id: table.id })
    .from(table)
    .where(eq(owner, ownerId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .offset(DELIVERY.browsers)
  await drizzle.delete(table).where(inArray(table.id, tooMany))
}

export async function silenceBrowser(side: Side, ownerId: string, endpoint: string, { db }: ApiDeps) {
  const { table, owner } = sides[side]
  await db.drizzle.delete(table).where(and(eq(owner, ownerId), eq(table.endpoint, endpoint)))
}

/** Deletes the owner's subscriptions whose login has ended. */
export async function forgetEndedBrowsers(side: Side, tx: Queries, ownerId: string): Promise<void> {
  const { table, owner } = sides[side]
  const ended = tx.select({ id: sessions.id }).from(sessions).where(isNotNull(sessions.endedAt))
  await tx.delete(table).where(and(eq(owner, ownerId), inArray(table.sessionId, ended)))
}

/** Null when the login that subscribed it is over. */
export async function findBrowser(side: Side, db: Queries, id: string): Promise<PushTarget | null> {
  const { rows } = await db.$client.query<PushTarget>(
    `select b.endpoint, b.p256dh, b.auth from ${getTableName(sides[side].table)} b join sessions s on s.id = b.session_id
     where b.id = $1 and ${loginLasts('s')}`,
    [id],
  )
  return rows[0] ?? null
}

export async function forgetBrowser(side: Side, db: Queries, id: string): Promise<void> {
  const { table } = sides[side]
  await db.delete(table).where(eq(table.id, id))
}
