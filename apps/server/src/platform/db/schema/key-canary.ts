import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment, sealed } from './columns.ts'

/**
 * One word, sealed with the key that everything here can be opened with: whoever cannot open it holds the wrong key.
 * While keys change it stays with the old one until nothing else does.
 */
export const keyCanary = pgTable(
  'key_canary',
  {
    id: smallint().primaryKey(),
    wordSealed: sealed().notNull(),
    /** The id of the key to which re-sealing was last started, and when. */
    changingTo: text(),
    changingSince: moment(),
  },
  (t) => [check('key_canary_one', sql`${t.id} = 1`)],
)
