import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Every job of the house, when it runs and how its last run went: the runner itself forgets a run after a day. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  /** Five fields, read on the Seoul clock. */
  cron: text().notNull(),
  /** Between two runs at most. */
  longestWaitSeconds: integer().notNull(),
  /** Since when it is scheduled. */
  since: moment().notNull(),
  lastStartedAt: moment(),
  lastMs: integer(),
  hasFailed: boolean().notNull().default(false),
  /** In a row; a run that works begins anew. */
  failures: smallint().notNull().default(0),
  /** How many tries the last run that worked had taken. */
  lastTries: smallint().notNull().default(1),
})

/** How much the jobs did, by five minutes. */
export const workDone = pgTable(
  'work_done',
  { since: moment().primaryKey(), done: integer().notNull() },
  (t) => [check('work_done_done', sql`${t.done} >= 0`)],
)
