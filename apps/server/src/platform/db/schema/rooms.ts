import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { actors, offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** A conversation of a candidate with a company or with one of our agents. */
export const messageRooms = pgTable(
  'message_rooms',
  {
    id: id(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    companyId: idOf(() => companies.id, 'restrict'),
    /** The operator who answers for the company, or the agent. */
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    offerId: idOf(() => offers.id, 'set null'),
    lastSeq: integer().notNull().default(0),
    /** Number of anonymous questions asked while the offer is open (OFR-17). */
    questionsAsked: smallint().notNull().default(0),
    /** Messages up to this number belong to anonymous talks that ended without a match; their contacts stay masked. */
    maskedUpTo: integer().notNull().default(0),
    /** Initially the time of creation, so that a room without messages is sorted as well. */
    lastMessageAt: moment().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex('message_rooms_with_company')
      .on(t.candidateId, t.companyId)
      .where(sql`${t.companyId} is not null`),
    uniqueIndex('message_rooms_with_agent')
      .on(t.candidateId, t.operatorId)
      .where(sql`${t.companyId} is null`),
    index('message_rooms_of_candidate').on(t.candidateId, t.lastMessageAt.desc().nullsFirst()),
    index('message_rooms_of_operator').on(t.operatorId, t.lastMessageAt.desc().nullsFirst()),
    index('message_rooms_of_company').on(t.companyId, t.lastMessageAt.desc().nullsFirst()),
    index('message_rooms_of_offer').on(t.offerId),
    index('message_rooms_recent').on(t.lastMessageAt),
    check('message_rooms_questions', sql`${t.questionsAsked} between 0 and 5`),
  ],
)

export const messageTypes = ['text', 'offer', 'survey'] as const

/**
 * `seq` numbers the messages of a room 1, 2, 3 in commit order (`numberAndTell`). The previous release leaves it out, and the trigger
 * `number_message` numbers its messages. Partitioned by time (decision 20).
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().notNull(),
    roomId: idOf(() => messageRooms.id, 'cascade').notNull(),
    seq: integer().notNull().default(0),
    sender: text({ enum: actors }).notNull(),
    senderId: uuid(),
    type: text({ enum: messageTypes }).notNull().default('text'),
    body: text().notNull(),
    /**
     * The masked text that both sides read while the room is anonymous (OFR-17). Set for every message written in an anonymous room,
     * even without a contact; null means that there was a match when it was written.
     */
    maskedBody: text(),
    /** The offer or survey that the message carries. */
    targetId: uuid(),
    /** The sending device's own id for the message; a repeat is not written again. */
    clientId: uuid(),
    createdAt: moment().notNull(),
    hiddenAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    index('messages_in_room').on(t.roomId, t.seq),
    index('messages_sent_under')
      .on(t.roomId, t.senderId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    oneOf('messages_sender', t.sender, actors),
    oneOf('messages_type', t.type, messageTypes),
    check('messages_sender_known', sql`(${t.sender} = 'SYSTEM') = (${t.senderId} is null)`),
    check('messages_target', sql`(${t.type} = 'text') = (${t.targetId} is null)`),
  ],
)

/** The last message number that a candidate or operator has read. Unread count: the room's last number minus this. */
export const readMarks = pgTable(
  'read_marks',
  {
    roomId: idOf(() => messageRooms.id, 'cascade').notNull(),
    readerId: uuid().notNull(),
    seq: integer().notNull(),
    readAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.readerId] })],
)

/** The last event number of each audience; its row lock serializes their events. */
export const streamHeads = pgTable('stream_heads', {
  audienceId: uuid().primaryKey(),
  lastSeq: bigint({ mode: 'number' }).notNull(),
})

/**
 * Events of live streams, so that a reconnected client continues from its Last-Event-ID. Numbers come from `stream_heads`, not from
 * a sequence: sequence numbers become visible out of order, and a reader would skip late ones. Partitioned by month.
 */
export const streamEvents = pgTable(
  'stream_events',
  {
    audienceId: idOf(() => streamHeads.audienceId, 'cascade').notNull(),
    seq: bigint({ mode: 'number' }).notNull().default(0),
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.audienceId, t.seq, t.at] })],
)

/**
 * Audiences with an open live stream in any process. Each process refreshes its rows with every heartbeat; a row not refreshed for a
 * while is ignored.
 */
export const streamPresence = pgTable('stream_presence', {
  audienceId: idOf(() => streamHeads.audienceId, 'cascade').primaryKey(),
  seenAt: moment().notNull(),
})

/** Saved replies of an operator. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('canned_replies_of_operator').on(t.operatorId, t.title)],
)
