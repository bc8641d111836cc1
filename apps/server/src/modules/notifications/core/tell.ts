import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import type { OperatorNotice } from '@coffeeattack/domain/notifications/operator-news'
import {
  isWanted,
  type NotificationChoices,
  type NotificationType,
} from '@coffeeattack/domain/notifications/types'
import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { userHasNotLeft } from '../../accounts/core/sql.ts'
import { isWorking } from '../../operators/core/sql.ts'
import { changedCentre, hearNotices } from './live.ts'

/** A notice that is still to be told, as SQL text about one row of `notices`, named as the statement names it. */
export const toBeTold = (notice: string): string =>
  `(${notice}.sent_at is null and ${notice}.dropped_at is null)`

/** How a person wants to be told. */
export type Reader = { choices: NotificationChoices; quiet: QuietHours | null }

/** Those of the people who are still here. */
export async function readersAmong(tx: Queries, userIds: readonly string[]): Promise<Map<string, Reader>> {
  if (userIds.length === 0) return new Map()
  const found = await tx
    .select({ id: users.id, settings: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), userHasNotLeft))
  return new Map(found.map(({ id, settings }) => [id, settings ? readerOf(settings) : DEFAULT_READER]))
}

const DEFAULT_READER: Reader = { choices: {}, quiet: DEFAULT_QUIET_HOURS }

function readerOf(settings: typeof notificationSettings.$inferSelect): Reader {
  return {
    choices: Object.fromEntries(settings.mutedTypes.map((type) => [type, false])),
    quiet: settings.quiet ? { from: settings.quietFromHour, until: settings.quietToHour } : null,
  }
}

/** The key makes a second telling impossible, whoever else is about to tell the same. Answers the ids of what is new. */
async function addNotices(tx: Queries, rows: (typeof notices.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await tx.insert(notices).values(rows).onConflictDoNothing().returning({ id: notices.id })
  return added.map(({ id }) => id)
}

/** What was to be told and is no longer true. */
export async function dropUnsent(tx: Queries, dedupeKeys: readonly string[], now: Date): Promise<void> {
  if (dedupeKeys.length === 0) return
  await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(inArray(notices.dedupeKey, [...dedupeKeys]), asSql(toBeTold('notices'))))
}

/** Ids and amounts alone: names are read when the sentence is made. */
export type Content = Readonly<Record<string, string | number | null>>

type Notice<Type extends string> = {
  type: Type
  /** What it is about; told once per type and subject. */
  subject: string
  content: Content
}

export type PersonNotice = Notice<NotificationType> & {
  userId: string
  /** Not before then; right away when it is left out. */
  dueAt?: Date
}
export type OperatorNote = Notice<OperatorNotice> & { operatorId: string }

export const noticeKey = ({ type, subject }: { type: string; subject: string }) => `${type}:${subject}`

/** What happened, where a subject ends in it: 'COFFEECHAT:0190…:MATCHED', with its moment where it can happen again. */
export const eventIn = (key: string): string | null =>
  /:[\da-f-]{36}(?::\d+)?:([A-Z][A-Z\d_-]*)$/.exec(key)?.[1] ?? null

/** Written with the change it tells of. Who left or does not want it is not told. Quiet hours hold back ringing, not this. */
export async function tellPeople(
  tx: Queries,
  told: readonly PersonNotice[],
  { ids, now }: Clock,
): Promise<void> {
  const readers = await readersAmong(tx, [...new Set(told.map(({ userId }) => userId))])
  const rows = told.flatMap(({ userId, dueAt = now, ...notice }) => {
    const reader = readers.get(userId)
    if (!reader || !isWanted(notice.type, reader.choices)) return []
    return [{ ...rowOf(notice, { ids, now }), userId, dueAt }]
  })
  await addNotices(tx, rows)
}

/** The console's people: it stands in their centre and is heard by their open consoles from here on (BIZ-7). */
export async function tellOperators(tx: Queries, told: readonly OperatorNote[], when: Clock): Promise<void> {
  const added = await addNotices(
    tx,
    told.map(({ operatorId, ...notice }) => ({ ...rowOf(notice, when), operatorId, dueAt: when.now })),
  )
  await hearNotices(tx, added, when.now)
}

/** Every agent who works here, each once per subject. */
export async function tellAgents(tx: Queries, notice: Notice<OperatorNotice>, when: Clock): Promise<void> {
  const agents = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'AGENT'), isWorking))
  const told = agents.map(({ id }) => ({
    ...notice,
    operatorId: id,
    subject: `${notice.subject}:${id}`,
  }))
  await tellOperators(tx, told, when)
}

/** Whoever has read a room has read what told of its lines: their centre says so on every screen. */
export async function readOfRoom(
  tx: Queries,
  { operatorId, roomId }: { operatorId: string; roomId: string },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `update notices set read_at = $3
     where operator_id = $1 and channel = 'CENTRE' and read_at is null
       and type in ('ROOM_MESSAGE', 'OFFER_ASKED') and content->>'roomId' = $2`,
    [operatorId, roomId, now],
  )
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}

function rowOf({ type, subject, content }: Notice<string>, { ids, now }: Clock) {
  return {
    id: ids.next(),
    type,
    channel: 'CENTRE' as const,
    dedupeKey: noticeKey({ type, subject }),
    content,
    createdAt: now,
  }
}
