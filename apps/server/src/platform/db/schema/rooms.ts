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
import { id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { actors, offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** A candidate and a company, or a candidate and one of our agents. */
export const messageRooms = pgTable(
  'message_rooms',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    /** Who answers for the company, or the agent. */
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'set null' }),
    lastSeq: integer().notNull().default(0),
    /** Questions asked without a name while the offer is open (OFR-17). */
    questionsAsked: smallint().notNull().default(0),
    /** Up to this line a nameless talk came to nothing: its contacts stay masked, whatever follows. */
    maskedUpTo: integer().notNull().default(0),
    /** From the start the moment of creation, so that a silent room has its place in the list. */
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
 * `seq` numbers the messages of a room 1, 2, 3 in commit order. The trigger `number_message` assigns it under the lock of
 * the room, and refuses a message that the same device already sent. Partitioned by time (decision 20).
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().notNull(),
    roomId: uuid()
      .notNull()
      .references(() => messageRooms.id, { onDelete: 'cascade' }),
    seq: integer().notNull().default(0),
    sender: text({ enum: actors }).notNull(),
    senderId: uuid(),
    type: text({ enum: messageTypes }).notNull().default('text'),
    body: text().notNull(),
    /**
     * What both sides read while the room is nameless (OFR-17). Every line written in a nameless room has it, also one
     * without a contact; null says that the two knew each other when it was written.
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

/** How far a candidate or an operator has read: unread is the room's last number minus this one. */
export const readMarks = pgTable(
  'read_marks',
  {
    roomId: uuid()
      .notNull()
      .references(() => messageRooms.id, { onDelete: 'cascade' }),
    readerId: uuid().notNull(),
    seq: integer().notNull(),
    readAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.readerId] })],
)

/** Holds the last event number of each candidate and operator; its row lock puts their events in order. */
export const streamHeads = pgTable('stream_heads', {
  audienceId: uuid().primaryKey(),
  lastSeq: bigint({ mode: 'number' }).notNull(),
})

/**
 * What a live stream told, so that one that was cut off can catch up from its Last-Event-ID. A sequence would
 * not do: its numbers become visible out of order, and a reader would step over the late one for good. Parted by month.
 */
export const streamEvents = pgTable(
  'stream_events',
  {
    audienceId: uuid()
      .notNull()
      .references(() => streamHeads.audienceId, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull().default(0),
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.audienceId, t.seq, t.at] })],
)

/**
 * Who has a live stream open in any process: each process refreshes its own with every heartbeat, and a row that was
 * not refreshed for a while says nothing.
 */
export const streamPresence = pgTable('stream_presence', {
  audienceId: uuid()
    .primaryKey()
    .references(() => streamHeads.audienceId, { onDelete: 'cascade' }),
  seenAt: moment().notNull(),
})

/** Answers that an operator writes often. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('canned_replies_of_operator').on(t.operatorId, t.title)],
)
