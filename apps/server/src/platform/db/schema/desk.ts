import { findings } from '@coffeeattack/domain/companies/finding'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { coffeechats } from './coffeechats.ts'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { files } from './files.ts'
import { offerGroups } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

const handler = () => idOf(() => operators.id, 'restrict')

/** Inquiries from /ask, answered in the console. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade'),
    fromPath: text().notNull(),
    message: text().notNull(),
    contactSealed: sealed(),
    /** Asked for a company: about joining, or by its recruiter. It stands in a queue of its own (BIZ-4). */
    isOfCompany: boolean().notNull().default(false),
    /** The recruiter who asked in the console. */
    askedBy: idOf(() => operators.id, 'restrict'),
    createdAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
    answer: text(),
    /** Until when the answer to a visitor may still be sent; null when none is waiting. */
    answerDueAt: moment(),
    answerAttempts: smallint().notNull().default(0),
    /** Sending to the contact failed for good. */
    answerFailedAt: moment(),
  },
  (t) => [
    index('inquiries_open')
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index('inquiries_handled')
      .on(t.handledAt)
      .where(sql`${t.handledAt} is not null`),
    index('inquiries_to_send')
      .on(t.answerDueAt)
      .where(sql`${t.answerDueAt} is not null`),
    index('inquiries_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    check(
      'inquiries_of_company',
      sql`(${t.userId} is null or not ${t.isOfCompany}) and (${t.askedBy} is null or ${t.isOfCompany})`,
    ),
  ],
)

/** A candidate asks the agent for more offers. */
export const moreOfferRequests = pgTable(
  'more_offer_requests',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    message: text().notNull().default(''),
    createdAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
    /** The curation that answered it (BIZ-4). */
    groupId: idOf(() => offerGroups.id, 'set null'),
  },
  (t) => [
    index('more_offer_requests_open')
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index('more_offer_requests_of_user').on(t.userId),
    uniqueIndex('more_offer_requests_of_group')
      .on(t.groupId)
      .where(sql`${t.groupId} is not null`),
  ],
)

/** A visitor without an account asks for an agent's help with files. Erased at `purgeAt` unless it was taken up. */
export const agentApplications = pgTable(
  'agent_applications',
  {
    id: id(),
    nameSealed: sealed(),
    phoneSealed: sealed(),
    resumeFileId: idOf(() => files.id, 'set null'),
    portfolioFileId: idOf(() => files.id, 'set null'),
    createdAt: moment().notNull(),
    purgeAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
  },
  (t) => [
    index('agent_applications_open')
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index('agent_applications_purge').on(t.purgeAt),
  ],
)

export const surveyQuestions = pgTable('survey_questions', {
  code: text().primaryKey(),
  question: text().notNull(),
  choices: text().array().notNull().default([]),
})

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    userId: idOf(() => users.id, 'cascade').notNull(),
    code: text().notNull(),
    answer: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
)

export const keptWordKinds = ['MEETING', 'STAGE', 'MISSED_TWICE'] as const

/** Contradicting statements about a coffee chat, or somebody who missed two: agents talk to them (KEEP-3, KEEP-5). */
export const keptWords = pgTable(
  'kept_words',
  {
    id: id(),
    kind: text({ enum: keptWordKinds }).notNull(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade'),
    /** The time, stage or person concerned; each is raised only once. */
    subjectId: uuid().notNull(),
    createdAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
    /** Given when it is closed while the two sides still differ; it counts in the company's record (KEEP-4). */
    finding: text({ enum: findings }),
  },
  (t) => [
    uniqueIndex('kept_words_once').on(t.kind, t.subjectId),
    index('kept_words_open')
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index('kept_words_of_candidate').on(t.candidateId),
    oneOf('kept_words_kind', t.kind, keptWordKinds),
    oneOf('kept_words_finding', t.finding, findings),
    check(
      'kept_words_found',
      sql`${t.finding} is null or (${t.handledAt} is not null and ${t.kind} <> 'MISSED_TWICE')`,
    ),
  ],
)

export const keptWordSides = ['agent', 'company'] as const

/** What our agents and the company's recruiters write to each other about a dispute. The candidate is talked to in a room. */
export const keptWordLines = pgTable(
  'kept_word_lines',
  {
    id: id(),
    keptWordId: idOf(() => keptWords.id, 'cascade').notNull(),
    side: text({ enum: keptWordSides }).notNull(),
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('kept_word_lines_of_word').on(t.keptWordId, t.createdAt),
    oneOf('kept_word_lines_side', t.side, keptWordSides),
  ],
)
