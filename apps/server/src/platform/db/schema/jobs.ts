import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Every scheduled job and the result of its last run. pg-boss itself deletes runs after a day. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  /** A cron expression in Seoul time. */
  cron: text().notNull(),
  /** The longest time between two runs. */
  longestWaitSeconds: integer().notNull(),
  /** When it was first scheduled. */
  since: moment().notNull(),
  lastStartedAt: moment(),
  lastMs: integer(),
  hasFailed: boolean().notNull().default(false),
  /** Consecutive failures; reset by a successful run. */
  failures: smallint().notNull().default(0),
  /** Attempts that the last successful run took. */
  lastTries: smallint().notNull().default(1),
})

/** How much work jobs did, per five minutes. */
export const workDone = pgTable(
  'work_done',
  { since: moment().primaryKey(), done: integer().notNull() },
  (t) => [check('work_done_done', sql`${t.done} >= 0`)],
)
