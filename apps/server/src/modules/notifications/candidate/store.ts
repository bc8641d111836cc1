import type { NotificationTarget } from '@coffeeattack/contract/notification-pages'
import {
  candidateNotifications,
  type NotificationType,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import type { CandidateFact } from '@coffeeattack/domain/notifications/facts'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { PactState } from '@coffeeattack/domain/pacts/state'
import { isWaiting, type PaidState } from '@coffeeattack/domain/paid-checks/invitation'
import { and, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { movedTo, timeIsFixed, timeStands } from '../../coffeechats/core/sql.ts'
import { delivered } from '../../offers/core/sql.ts'
import { messageIsShown } from '../../rooms/core/sql.ts'
import { eventIn, toBeTold } from '../core/tell.ts'

/** A notification with what it is about, as that stands now. */
export type Fact = CandidateFact & {
  id: string
  type: NotificationType
  dueAt: Date
  sentAt: Date | null
  readAt: Date | null
  /** The person read it in the centre, or opened the offer that it announces. */
  isSeen: boolean
  target: NotificationTarget | null
  messageId: string | null
}

type FactRow = Pick<
  Fact,
  'id' | 'type' | 'dueAt' | 'sentAt' | 'readAt' | 'isJustMessage' | 'companyCount' | 'name'
> & {
  key: string
  content: Partial<
    Record<
      | 'offerId'
      | 'groupId'
      | 'coffeechatId'
      | 'roomId'
      | 'reportId'
      | 'takenDownId'
      | 'pactId'
      | 'paidCheckId'
      | 'proofRequestId',
      string
    >
  > &
    Record<string, unknown>
  status: OfferStatus | null
  expiryDay: string | null
  isOpened: boolean
  isThere: boolean | null
  chatId: string | null
  isCancelled: boolean
  fixedAt: Date | null
  movedTo: Date | null
  hasTimesToChoose: boolean
  hasOpenQuestions: boolean
  hasToldOutcome: boolean
  periodEndsAt: Date | null
  roomId: string | null
  isUnread: boolean
  pactState: PactState | null
  isNewestPact: boolean
  paidState: PaidState | null
  invitedAt: Date | null
  isProofAsked: boolean | null
  isSuggestedTo: boolean
}

/** $1 is the current time. Rows of other people are not joined. */
const FACTS = `
  select n.id, n.type, n.dedupe_key as key, n.content, n.due_at as "dueAt", n.sent_at as "sentAt", n.read_at as "readAt",
    coalesce(o.status, g.status) as status, coalesce(o.expiry_day, g.expiry_day) as "expiryDay",
    case when o.id is not null then ${delivered('o', '$1')} else ${delivered('g', '$1')} end as "isThere",
    coalesce(o.read_at, g.read_at) is not null as "isOpened", coalesce(o.is_just_message, false) as "isJustMessage",
    (select count(*)::int from offers i where i.group_id = g.id) as "companyCount",
    t.id as "chatId", t.cancelled_at is not null as "isCancelled",
    (select s.starts_at from coffeechat_times s
     where s.coffeechat_id = t.id and ${timeIsFixed('s')}) as "fixedAt",
    ${movedTo('t', "n.content->>'startsAt'")} as "movedTo",
    exists (select from coffeechat_times s where s.coffeechat_id = t.id and ${timeStands('s')}
            and s.confirmed_at is null and s.proposed_by = 'company' and s.starts_at > $1)
      and not exists (select from coffeechat_times s where s.coffeechat_id = t.id and ${timeIsFixed('s')}
            and s.starts_at <= $1) as "hasTimesToChoose",
    exists (select from coffeechat_questions q where q.coffeechat_id = t.id and q.answered_at is null)
      as "hasOpenQuestions",
    exists (select from coffeechat_times s join coffeechat_outcomes a on a.time_id = s.id
            where s.coffeechat_id = t.id and s.starts_at = (n.content->>'startsAt')::timestamptz
              and a.side = 'candidate') as "hasToldOutcome",
    case when u.is_active then u.attack_ends_at end as "periodEndsAt",
    r.id as "roomId",
    exists (select from messages m where m.room_id = r.id and m.sender = 'OPERATOR' and ${messageIsShown('m')}
            and m.seq > coalesce((select k.seq from read_marks k
                                  where k.room_id = r.id and k.reader_id = n.user_id), 0)) as "isUnread",
    x.state as "pactState", coalesce(x.version = (n.content->>'version')::int, false) as "isNewestPact",
    d.state as "paidState", d.invited_at as "invitedAt",
    case when q.id is not null then q.state = 'OPEN' and t.cancelled_at is null end as "isProofAsked",
    u.is_active and not exists (select from suggestion_settings w where w.user_id = u.id and w.is_off) as "isSuggestedTo",
    coalesce(c.name, p.name) as name
  from notices n
    join users u on u.id = n.user_id
    left join offers o on o.id = (n.content->>'offerId')::uuid and o.candidate_id = n.user_id
    left join offer_groups g on g.id = (n.content->>'groupId')::uuid and g.candidate_id = n.user_id
    left join coffeechats t on t.id = (n.content->>'coffeechatId')::uuid and t.candidate_id = n.user_id
    left join message_rooms r on r.id = (n.content->>'roomId')::uuid and r.candidate_id = n.user_id
    left join safety_reports s on s.id = (n.content->>'reportId')::uuid and s.user_id = n.user_id
    left join paid_checks d on d.id = (n.content->>'paidCheckId')::uuid and d.candidate_id = n.user_id
    left join pacts x on x.id = (n.content->>'pactId')::uuid and x.candidate_id = n.user_id
    left join proof_requests q on q.id = (n.content->>'proofRequestId')::uuid and q.coffeechat_id = t.id
    left join companies c on c.id = coalesce(t.company_id, o.company_id, r.company_id, s.company_id,
      (n.content->>'takenDownId')::uuid)
    left join operators p on p.id = coalesce(t.operator_id, o.operator_id, g.operator_id, r.operator_id)`

/** The notifications that are due. */
export async function factsDue(tx: Queries, userId: string, now: Date): Promise<Fact[]> {
  return read(tx, {
    name: 'facts-due',
    text: `${FACTS} where n.user_id = $2 and n.channel = 'CENTRE' and n.due_at <= $1
       and ${toBeTold('n')} order by n.due_at, n.id`,
    values: [now, userId],
    now,
  })
}

export async function factsOf(
  tx: Queries,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<Fact[]> {
  return read(tx, {
    name: 'facts-of',
    text: `${FACTS} where n.user_id = $2 and n.id = any($3::uuid[]) order by n.due_at, n.id`,
    values: [now, userId, ids],
    now,
  })
}

type FactsPage = { userId: string; after: { at: Date; id: string } | null; limit: number; now: Date }

/** The notifications in the person's centre, newest first. */
export async function factsTold(db: Queries, { userId, after, limit, now }: FactsPage): Promise<Fact[]> {
  return read(db, {
    name: 'facts-told',
    text: `${FACTS} where n.user_id = $2 and n.channel = 'CENTRE' and n.sent_at is not null
       and ($3::timestamptz is null or (n.sent_at, n.id) < ($3, $4::uuid))
     order by n.sent_at desc, n.id desc limit $5`,
    values: [now, userId, after?.at ?? null, after?.id ?? null, limit],
    now,
  })
}

/** Prepared by name: planning the statement takes 3 ms, running it at most one. */
async function read(
  db: Queries,
  asked: { name: string; text: string; values: unknown[]; now: Date },
): Promise<Fact[]> {
  const { name, text, values } = asked
  const { rows } = await db.$client.query<FactRow>({ name, text, values })
  return rows.map((row) => factOf(row, asked.now))
}

function factOf(row: FactRow, at: Date): Fact {
  const { id, type, dueAt, sentAt, readAt, name, companyCount, content } = row
  const { startsAt, endsAt, messageId, device } = content
  return {
    id,
    type,
    dueAt,
    sentAt,
    readAt,
    name,
    companyCount: typeof content['companies'] === 'number' ? content['companies'] : companyCount,
    event: eventOf(row),
    startsAt: momentIn(startsAt),
    endsAt: momentIn(endsAt),
    period: row.periodEndsAt && { endsAt: row.periodEndsAt },
    messageId: textIn(messageId),
    device: textIn(device),
    isSeen: readAt !== null || (row.isOpened && candidateNotifications[type].isReadWithOffer),
    isGroup: content.groupId !== undefined,
    isJustMessage: row.isJustMessage,
    offer: offerOf(row),
    chat: row.chatId === null ? null : chatOf(row),
    room: row.roomId === null ? null : { isUnread: row.isUnread },
    pact: row.pactState && { state: row.pactState, isNewest: row.isNewestPact },
    isPaidCheckOpen:
      row.paidState !== null && isWaiting({ state: row.paidState, invitedAt: row.invitedAt! }, at),
    proofRequest: row.isProofAsked === null ? null : { isOpen: row.isProofAsked },
    isSuggestedTo: row.isSuggestedTo,
    target: targetOf(row),
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
const momentIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)

function eventOf({ key, content: { reminder } }: FactRow): string | null {
  return typeof reminder === 'string' ? reminder : eventIn(key)
}

function offerOf({ status, expiryDay, isThere, isOpened }: FactRow) {
  if (!status || !expiryDay) return null
  return { status, expiredAt: deadlineOf(expiryDay), isThere: isThere === true, isOpened }
}

function chatOf(row: FactRow) {
  const { isCancelled, fixedAt, movedTo: to, hasTimesToChoose, hasOpenQuestions, hasToldOutcome } = row
  return { isCancelled, fixedAt, movedTo: to, hasTimesToChoose, hasOpenQuestions, hasToldOutcome }
}

function targetOf({ content, pactState, paidState, isProofAsked }: FactRow): NotificationTarget | null {
  const { groupId, coffeechatId, offerId, roomId, reportId, takenDownId } = content
  const { pactId, paidCheckId, proofRequestId } = content
  if (pactId && pactState) return { kind: 'pact', id: pactId }
  if (paidCheckId && paidState && paidState !== 'DELETED') return { kind: 'paidCheck', id: paidCheckId }
  if (proofRequestId && isProofAsked !== null) return { kind: 'proofRequest', id: proofRequestId }
  if (groupId) return { kind: 'group', id: groupId }
  if (coffeechatId) return { kind: 'coffeechat', id: coffeechatId }
  if (offerId) return { kind: 'offer', id: offerId }
  if (reportId) return { kind: 'report', id: reportId }
  if (takenDownId) return { kind: 'takedown', id: takenDownId }
  return roomId ? { kind: 'room', id: roomId } : null
}

/** A notification that stands unread in its reader's centre. */
const IS_UNREAD = `channel = 'CENTRE' and sent_at is not null and read_at is null`

export async function unreadCount(db: Queries, userId: string): Promise<number> {
  const { rows } = await db.$client.query<{ unread: number }>(
    `select count(*)::int as unread from notices where user_id = $1 and ${IS_UNREAD}`,
    [userId],
  )
  return rows[0]!.unread
}

/** Notifications that came after `until` stay unread. Not `lte`: it writes years before 1 and after 9999 as PostgreSQL does not read. */
export async function markReadUntil(db: Queries, userId: string, until: Date, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), sql`${notices.sentAt} <= ${until}`, asSql(IS_UNREAD)))
}
