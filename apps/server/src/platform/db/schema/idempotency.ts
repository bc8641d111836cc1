import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment, sealed } from './columns.ts'

/** A key is claimed before the work and completed with the answer, which is sealed because it may contain tokens. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: smallint(),
    answerSealed: sealed(),
    claimedAt: moment().notNull(),
    completedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.call, t.key] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
    check('idempotency_keys_length', sql`char_length(${t.key}) <= 255`),
    check('idempotency_keys_completed', sql`(${t.completedAt} is null) = (${t.status} is null)`),
  ],
)
