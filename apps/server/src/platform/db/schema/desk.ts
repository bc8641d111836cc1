import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, sealed } from './columns.ts'
import { files } from './files.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

const handler = () => uuid().references(() => operators.id, { onDelete: 'restrict' })

/** What people ask at /ask; read and answered in the console. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    fromPath: text().notNull(),
    message: text().notNull(),
    contactSealed: sealed(),
    createdAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
    answer: text(),
    /** A visitor's answer waits to be sent to the contact until then; null when nothing waits. */
    answerDueAt: moment(),
    answerAttempts: smallint().notNull().default(0),
    /** The contact could not be reached. */
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
  ],
)

/** A candidate asks the agent for more offers. */
export const moreOfferRequests = pgTable(
  'more_offer_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull().default(''),
    createdAt: moment().notNull(),
    handledBy: handler(),
    handledAt: moment(),
  },
  (t) => [
    index('more_offer_requests_open')
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index('more_offer_requests_of_user').on(t.userId),
  ],
)

/** A visitor without an account asks for an agent's help with files. Erased on `purgeAt` if nothing came of it. */
export const agentApplications = pgTable(
  'agent_applications',
  {
    id: id(),
    nameSealed: sealed(),
    phoneSealed: sealed(),
    resumeFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    portfolioFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
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
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    answer: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
)
