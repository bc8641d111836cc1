import type { NotificationType } from '@coffeeattack/domain/notifications/candidate-notifications'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { messageIsShown } from '../../rooms/core/sql.ts'
import { toBeTold } from '../core/tell.ts'
import { forgetEndedBrowsers } from '../push/browsers.ts'

/** A text, a mail, or a push to one browser that announces notifications of the centre. */
export type Ring = {
  id: string
  channel: 'SMS' | 'PUSH' | 'MAIL'
  attempts: number
  lastError: string | null
  /** The ids of these notifications, joined by commas. */
  about: string
  subscriptionId: string | null
}

/** A candidate's ring announces notifications of one type. */
export type PersonRing = Ring & { userId: string; type: NotificationType }
export type ClaimedRing = Ring & ((PersonRing & { operatorId: null }) | { operatorId: string })

type Outlet = Pick<Ring, 'channel' | 'subscriptionId'> & { type: string } & (
    | { userId: string }
    | { operatorId: string }
  )

/** Adds notifications to a ring of the type that was not tried yet; false if there is none. */
export async function joinWaiting(tx: Queries, outlet: Outlet, about: string): Promise<boolean> {
  const { channel, type, subscriptionId } = outlet
  const { content } = notices
  const { rowCount } = await tx
    .update(notices)
    .set({
      content: sql`jsonb_set(${content}, '{about}', to_jsonb(${content}->>'about' || ',' || ${about}))`,
    })
    .where(
      and(
        'userId' in outlet ? eq(notices.userId, outlet.userId) : eq(notices.operatorId, outlet.operatorId),
        eq(notices.channel, channel),
        eq(notices.type, type),
        sql`${content}->>'subscriptionId' is not distinct from ${subscriptionId}`,
        eq(notices.attempts, 0),
        asSql(toBeTold('notices')),
      ),
    )
  return rowCount !== 0
}

type NewRing = Outlet & { id: string; about: string; dueAt: Date; now: Date }

export async function addRing(tx: Queries, ring: NewRing): Promise<void> {
  const { about, subscriptionId, now: createdAt, ...row } = ring
  const content = { about, ...(subscriptionId && { subscriptionId }) }
  const dedupeKey = [row.channel, subscriptionId, about.split(',')[0]].filter(Boolean).join(':')
  await tx
    .insert(notices)
    .values({ ...row, content, dedupeKey, createdAt })
    .onConflictDoNothing()
}

export type Texting = { hasPhone: boolean; textsThatDay: number; lastSentAt: Date | null; browsers: string[] }

/** How a person can be reached, and how many texts they get since `since`. Deletes the push subscriptions of logins that ended. */
export async function waysTo(
  tx: Queries,
  { userId, type, since }: { userId: string; type: NotificationType; since: Date },
): Promise<Texting> {
  await forgetEndedBrowsers('candidate', tx, userId)
  const { rows } = await tx.$client.query<Texting>(
    `select u.phone_sealed is not null as "hasPhone",
       (select count(*)::int from notices where user_id = u.id and channel = 'SMS' and dropped_at is null
          and coalesce(sent_at, due_at) >= $2) as "textsThatDay",
       (select max(sent_at) from notices where user_id = u.id and channel = 'SMS' and type = $3) as "lastSentAt",
       array(select id::text from push_subscriptions where user_id = u.id order by id) as browsers
     from users u where u.id = $1`,
    [userId, since, type],
  )
  return rows[0]!
}

/** Claims the next due ring until the transaction ends, except those that this run skips. */
export async function claimRing(tx: Queries, now: Date, skipped: readonly string[]) {
  const { rows } = await tx.$client.query<ClaimedRing>(
    `select id, user_id as "userId", operator_id as "operatorId", channel, type, attempts, last_error as "lastError", content->>'about' as about,
       content->>'subscriptionId' as "subscriptionId"
     from notices where channel in ('SMS', 'PUSH', 'MAIL') and content ? 'about'
       and ${toBeTold('notices')} and due_at <= $1
       and id <> all($2::uuid[])
     order by due_at, id limit 1 for update skip locked`,
    [now, skipped],
  )
  return rows[0] ?? null
}

/** Recorded before anything is sent: an attempt that is still open later may have been sent. */
export async function beginAttempt(tx: Queries, id: string, until: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ attempts: sql`${notices.attempts} + 1`, lastError: null, dueAt: until })
    .where(eq(notices.id, id))
}

export async function phoneOf(db: Queries, userId: string): Promise<string | null> {
  const { rows } = await db.$client.query<{ sealed: string | null }>(
    `select phone_sealed as sealed from users where id = $1 and ${hasNotLeft('users')}`,
    [userId],
  )
  return rows[0]?.sealed ?? null
}

/**
 * Claims a person with due notifications, except those that this run skips. Their row stays locked until the transaction
 * ends, so they cannot leave or change their settings in between.
 */
export async function claimPerson(tx: Queries, now: Date, skipped: readonly string[]) {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select u.id from notices n join users u on u.id = n.user_id
     where ${toBeTold('n')} and n.due_at <= $1 and n.channel = 'CENTRE'
       and ${hasNotLeft('u')} and u.id <> all($2::uuid[])
     order by n.due_at, n.id limit 1 for no key update of u skip locked`,
    [now, skipped],
  )
  return rows[0]?.id ?? null
}

export async function markSent(db: Queries, ids: readonly string[], sentAt: Date): Promise<void> {
  await db
    .update(notices)
    .set({ sentAt })
    .where(inArray(notices.id, [...ids]))
}

/** The error says why a ring is given up; a notification that is no longer true has none. */
export async function markDropped(db: Queries, ids: readonly string[], droppedAt: Date, lastError?: string) {
  await db
    .update(notices)
    .set({ droppedAt, lastError })
    .where(inArray(notices.id, [...ids]))
}

/** Moves a notification to a later time, or a ring to its next attempt; the error says why the last one failed. */
export async function moveTo(db: Queries, id: string, dueAt: Date, lastError?: string): Promise<void> {
  await db.update(notices).set({ dueAt, lastError }).where(eq(notices.id, id))
}

type WaitingRoom = { roomId: string; candidateId: string; messageId: string; seq: number }

/**
 * The first unread message of each room that is older than `until`. Announced once per stretch of unread messages: the
 * next stretch begins with another number.
 */
export async function roomsWaiting(
  tx: Queries,
  { since, until, after, limit }: { since: Date; until: Date; after: string | null; limit: number },
): Promise<WaitingRoom[]> {
  const { rows } = await tx.$client.query<WaitingRoom>(
    `select r.id as "roomId", r.candidate_id as "candidateId", m.id as "messageId", m.seq
     from message_rooms r
       left join read_marks k on k.room_id = r.id and k.reader_id = r.candidate_id
       cross join lateral (
         select id, seq, created_at from messages
         where room_id = r.id and seq > coalesce(k.seq, 0) and sender = 'OPERATOR' and ${messageIsShown('messages')}
         order by seq limit 1) m
     where r.last_message_at >= $1 and r.last_seq > coalesce(k.seq, 0) and m.created_at <= $2
       and not exists (select from notices n where n.dedupe_key = 'MESSAGE:' || r.id || ':' || m.seq)
       and ($3::uuid is null or r.id > $3)
     order by r.id limit $4`,
    [since, until, after, limit],
  )
  return rows
}

type NewDevice = { sessionId: string; userId: string; device: string }

/** Logins since `since` on a kind of device that is new for the person. Their very first login does not count. */
export async function loginsFromNewDevices(tx: Queries, since: Date): Promise<NewDevice[]> {
  const { rows } = await tx.$client.query<NewDevice>(
    `select s.id as "sessionId", s.user_id as "userId", s.device from sessions s
     where s.last_used_at >= $1 and s.created_at >= $1 and s.user_id is not null
       and exists (select from sessions o where o.user_id = s.user_id and o.created_at < s.created_at)
       and not exists (select from sessions o where o.user_id = s.user_id and o.created_at < s.created_at
                       and o.device = s.device)
       and not exists (select from notices n where n.dedupe_key = 'SECURITY:' || s.id || ':LOGIN')`,
    [since],
  )
  return rows
}

type PeoplePage = { from: Date; until: Date; after: string | null; limit: number }

type EndingPeriod = { userId: string; endsAt: Date }

/** The people whose attack period ends within the time, page by page. */
export async function periodsEnding(tx: Queries, { from, until, after, limit }: PeoplePage) {
  const { rows } = await tx.$client.query<EndingPeriod>(
    `select id as "userId", attack_ends_at as "endsAt" from users
     where is_active and ${hasNotLeft('users')} and attack_ends_at > $1 and attack_ends_at <= $2
       and ($3::uuid is null or id > $3)
     order by id limit $4`,
    [from, until, after, limit],
  )
  return rows
}

type ViewedProfile = { userId: string; companies: number }

/** The people whose profile companies opened within the time, page by page. Agents do not count. */
export async function profilesViewed(tx: Queries, { from, until, after, limit }: PeoplePage) {
  const { rows } = await tx.$client.query<ViewedProfile>(
    `select candidate_id as "userId", count(distinct company_id)::int as companies from profile_views
     where at > $1 and at <= $2 and company_id is not null and ($3::uuid is null or candidate_id > $3)
     group by candidate_id order by candidate_id limit $4`,
    [from, until, after, limit],
  )
  return rows
}
