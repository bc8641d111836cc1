import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

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
