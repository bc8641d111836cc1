import type { OperatorNotificationType } from '@coffeeattack/domain/notifications/operator-notifications'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { isWorking, works, worksFor } from '../../operators/core/sql.ts'
import { changedCentre, hearNotifications } from './live.ts'

/** Whether a row of `notices` is still to be delivered, as SQL about the given alias. */
export const toBeTold = (row: string): string => `(${row}.sent_at is null and ${row}.dropped_at is null)`

/** The key makes duplicates impossible, also in concurrent transactions. Returns the ids of the new rows. */
export async function addNotifications(
  tx: Queries,
  rows: (typeof notices.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await tx.insert(notices).values(rows).onConflictDoNothing().returning({ id: notices.id })
  return added.map(({ id }) => id)
}

/** Drops what was not delivered yet and is no longer true. */
export async function dropUnsent(tx: Queries, dedupeKeys: readonly string[], now: Date): Promise<void> {
  if (dedupeKeys.length === 0) return
  await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(inArray(notices.dedupeKey, [...dedupeKeys]), asSql(toBeTold('notices'))))
}

/** Ids and amounts only: names are read when the sentence is made. */
export type Content = Readonly<Record<string, string | number | null>>

export type NewNotification<Type extends string> = {
  type: Type
  /** What it is about; there is one notification per type and subject. */
  subject: string
  content: Content
}

export type OperatorNotification = NewNotification<OperatorNotificationType> & { operatorId: string }

export const notificationKey = ({ type, subject }: { type: string; subject: string }) => `${type}:${subject}`

/** The event at the end of a key: 'COFFEECHAT:0190…:MATCHED'; a time stands before it if the event can repeat. */
export const eventIn = (key: string): string | null =>
  /:[\da-f-]{36}(?::\d+)?:([A-Z][A-Z\d_-]*)$/.exec(key)?.[1] ?? null

/** Writes the notifications into the operators' centres and announces them to their open consoles (BIZ-7). */
export async function tellOperators(tx: Queries, told: readonly OperatorNotification[], when: Clock) {
  const added = await addNotifications(
    tx,
    told.map(({ operatorId, ...notification }) => ({
      ...rowOf(notification, when),
      operatorId,
      dueAt: when.now,
    })),
  )
  await hearNotifications(tx, added, when.now)
}

/** Notifies every active agent, each once per subject. */
export async function tellAgents(
  tx: Queries,
  notification: NewNotification<OperatorNotificationType>,
  when: Clock,
): Promise<void> {
  const agents = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'AGENT'), isWorking))
  const told = agents.map(({ id }) => ({
    ...notification,
    operatorId: id,
    subject: `${notification.subject}:${id}`,
  }))
  await tellOperators(tx, told, when)
}

/** A notification about something that the operator sent for a company; null for a curation, which is the agent's own. */
export type SenderNotification = OperatorNotification & { companyId: string | null }

/**
 * Notifies the sender; if they no longer work for the company, every active recruiter of it (BIZ-7). Otherwise nobody at
 * the company would learn of a match, a counter or a time.
 */
export async function tellSenders(tx: Queries, told: readonly SenderNotification[], when: Clock) {
  if (told.length === 0) return
  const readers = await readersOf(tx, told)
  const notifications = readers.flatMap(({ place, operatorId, rank }) => {
    const { companyId: _company, ...notification } = told[place - 1]!
    // The first one keeps the subject, so that a lookup of one key answers whether it was announced.
    const subject = rank === 1 ? notification.subject : `${notification.subject}:${operatorId}`
    return [{ ...notification, subject, operatorId }]
  })
  await tellOperators(tx, notifications, when)
}

type Reader = { place: number; operatorId: string; rank: number }

/** A sender without a company is an agent: nobody can stand in for them, so they are notified even if they left. */
async function readersOf(tx: Queries, told: readonly SenderNotification[]): Promise<Reader[]> {
  const { rows } = await tx.$client.query<Reader>(
    `select sent.place::int, coalesce(colleague.id, sender.id) as "operatorId",
       row_number() over (partition by sent.place order by colleague.id)::int as rank
     from unnest($1::uuid[], $2::uuid[]) with ordinality as sent (operator_id, company_id, place)
       join operators sender on sender.id = sent.operator_id
       left join operators colleague on not ${worksFor('sender', 'sent.company_id')}
         and colleague.company_id = sent.company_id and ${works('colleague')}
     where ${worksFor('sender', 'sent.company_id')} or colleague.id is not null or sender.company_id is null
     order by sent.place, colleague.id`,
    [told.map(({ operatorId }) => operatorId), told.map(({ companyId }) => companyId)],
  )
  return rows
}

type AskedAgain = { roomId: string; messageId: string; number: number }

/**
 * Questions of one minute are one notification: the unread one takes the newest words and keeps the number of the first.
 * False if there is none, because it was read or is older. The caller has locked the room.
 */
export async function joinAsked(tx: Queries, { roomId, ...newest }: AskedAgain, now: Date): Promise<boolean> {
  const { content } = notices
  const first = sql`coalesce(${content}->'first', ${content}->'number')`
  const joined = await tx
    .update(notices)
    .set({
      content: sql`${content} || ${JSON.stringify(newest)}::jsonb || jsonb_build_object('first', ${first})`,
      createdAt: now,
    })
    .where(
      and(
        eq(notices.type, 'OFFER_ASKED'),
        gt(notices.createdAt, new Date(now.getTime() - NAMELESS.togetherMs)),
        sql`${content}->>'roomId' = ${roomId}`,
        isNull(notices.readAt),
        isNull(notices.droppedAt),
      ),
    )
    .returning({ id: notices.id })
  await hearNotifications(
    tx,
    joined.map(({ id }) => id),
    now,
  )
  return joined.length > 0
}

/** The unread rows in an operator's centre. */
export const isUnreadOf = (operatorId: string) =>
  and(eq(notices.operatorId, operatorId), eq(notices.channel, 'CENTRE'), isNull(notices.readAt))

/** An operator who read a room has also read the notifications about its messages. */
export async function readOfRoom(
  tx: Queries,
  { operatorId, roomId }: { operatorId: string; roomId: string },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        isUnreadOf(operatorId),
        inArray(notices.type, ['ROOM_MESSAGE', 'OFFER_ASKED']),
        sql`${notices.content}->>'roomId' = ${roomId}`,
      ),
    )
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}

/** An operator who moves to another company loses the notifications of the old one. */
export async function closeNotifications(tx: Queries, operatorId: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(eq(notices.operatorId, operatorId), isNull(notices.droppedAt)))
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}

export function rowOf({ type, subject, content }: NewNotification<string>, { ids, now }: Clock) {
  return {
    id: ids.next(),
    type,
    channel: 'CENTRE' as const,
    dedupeKey: notificationKey({ type, subject }),
    content,
    createdAt: now,
  }
}
