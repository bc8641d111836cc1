import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, sealed } from './columns.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** A secret URL that a calendar subscribes to for somebody's coffee chats (BIZ-17). Renewing it invalidates the old one. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade'),
    operatorId: idOf(() => operators.id, 'cascade'),
    /** The hash finds the row; the sealed address is kept so that its owner can see it again. */
    hash: text().notNull(),
    tokenSealed: sealed().notNull(),
    createdAt: moment().notNull(),
    lastReadAt: moment(),
    /** Entries name the other side and the place; only on the owner's wish. */
    showsDetails: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('calendar_addresses_hash').on(t.hash),
    uniqueIndex('calendar_addresses_of_user').on(t.userId),
    uniqueIndex('calendar_addresses_of_operator').on(t.operatorId),
    check('calendar_addresses_owner', sql`num_nonnulls(${t.userId}, ${t.operatorId}) = 1`),
  ],
)
