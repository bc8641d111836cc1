import type { NotificationType } from '@coffeeattack/domain/notifications/types'
import type { Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notices.ts'

/** A text, or a push to one browser, that tells of notices in the centre. */
export type Ring = {
  id: string
  userId: string
  channel: 'SMS' | 'PUSH'
  type: NotificationType
  attempts: number
  lastError: string | null
  /** The notices of which it tells, joined by commas. */
  about: string
  subscriptionId: string | null
}

type Outlet = Pick<Ring, 'userId' | 'channel' | 'type' | 'subscriptionId'>

/** What waits to be sent takes more of its kind along, until it is first tried. */
export async function joinWaiting(tx: Queries, outlet: Outlet, about: string): Promise<boolean> {
  const { userId, channel, type, subscriptionId } = outlet
  const { rowCount } = await tx.$client.query(
    `update notices set content = jsonb_set(content, '{about}', to_jsonb(content->>'about' || ',' || $5))
     where user_id = $1 and channel = $2 and type = $3 and content->>'subscriptionId' is not distinct from $4
       and attempts = 0 and sent_at is null and dropped_at is null`,
    [userId, channel, type, subscriptionId, about],
  )
  return rowCount === 1
}

type NewRing = Outlet & { id: string; about: string; dueAt: Date; now: Date }

export async function addRing(tx: Queries, ring: NewRing): Promise<void> {
  const { id, userId, channel, type, about, subscriptionId, dueAt, now } = ring
  const content = { about, ...(subscriptionId && { subscriptionId }) }
  const dedupeKey = [channel, subscriptionId, about.split(',')[0]].filter(Boolean).join(':')
  await tx
    .insert(notices)
    .values({ id, userId, channel, type, content, dedupeKey, dueAt, createdAt: now })
    .onConflictDoNothing()
}

export type Texting = { hasPhone: boolean; textsToday: number; lastSentAt: Date | null; browsers: string[] }

/** How a person can be reached, and how often they were today. Browsers that were signed out are forgotten. */
export async function waysTo(
  tx: Queries,
  { userId, type, since }: { userId: string; type: NotificationType; since: Date },
): Promise<Texting> {
  await tx.$client.query(
    `delete from push_subscriptions p using sessions s
     where p.user_id = $1 and s.id = p.session_id and s.ended_at is not null`,
    [userId],
  )
  const { rows } = await tx.$client.query<Texting>(
    `select u.phone_sealed is not null as "hasPhone",
       (select count(*)::int from notices where user_id = u.id and channel = 'SMS' and dropped_at is null
          and created_at >= $2) as "textsToday",
       (select max(sent_at) from notices where user_id = u.id and channel = 'SMS' and type = $3) as "lastSentAt",
       array(select id::text from push_subscriptions where user_id = u.id order by id) as browsers
     from users u where u.id = $1`,
    [userId, since, type],
  )
  return rows[0]!
}

/** The next ring that is due; until the transaction ends it is this worker's alone. */
export async function claimRing(tx: Queries, now: Date): Promise<Ring | null> {
  const { rows } = await tx.$client.query<Ring>(
    `select id, user_id as "userId", channel, type, attempts, last_error as "lastError", content->>'about' as about,
       content->>'subscriptionId' as "subscriptionId"
     from notices where channel in ('SMS', 'PUSH') and content ? 'about'
       and sent_at is null and dropped_at is null and due_at <= $1
     order by due_at, id limit 1 for update skip locked`,
    [now],
  )
  return rows[0] ?? null
}

/** The attempt is written down before anything is sent: whoever finds it open later knows that it may have been. */
export async function beginAttempt(tx: Queries, id: string, until: Date): Promise<void> {
  await tx.$client.query(
    'update notices set attempts = attempts + 1, last_error = null, due_at = $2 where id = $1',
    [id, until],
  )
}

export async function endSent(db: Queries, id: string, now: Date): Promise<void> {
  await db.$client.query('update notices set sent_at = $2 where id = $1', [id, now])
}

export async function endFailed(db: Queries, id: string, why: string, now: Date): Promise<void> {
  await db.$client.query('update notices set dropped_at = $2, last_error = $3 where id = $1', [id, now, why])
}

export async function tryAgain(db: Queries, id: string, why: string, at: Date): Promise<void> {
  await db.$client.query('update notices set due_at = $2, last_error = $3 where id = $1', [id, at, why])
}

export async function phoneOf(db: Queries, userId: string): Promise<string | null> {
  const { rows } = await db.$client.query<{ sealed: string | null }>(
    'select phone_sealed as sealed from users where id = $1 and deleted_at is null',
    [userId],
  )
  return rows[0]?.sealed ?? null
}
