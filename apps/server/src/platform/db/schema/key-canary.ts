import { sql } from 'drizzle-orm'
import { check, pgTable, smallint } from 'drizzle-orm/pg-core'
import { sealed } from './columns.ts'

/** One word, sealed with the key that the database began with: whoever cannot open it holds the wrong key. */
export const keyCanary = pgTable(
  'key_canary',
  { id: smallint().primaryKey(), wordSealed: sealed().notNull() },
  (t) => [check('key_canary_one', sql`${t.id} = 1`)],
)
