import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, sealed } from './columns.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** A secret address by which a calendar follows somebody's coffee chats (BIZ-17). Renewing it makes the old one nothing. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    operatorId: uuid().references(() => operators.id, { onDelete: 'cascade' }),
    /** What the address hashes to, by which it is found, and the address itself, to be shown to its owner again. */
    hash: text().notNull(),
    tokenSealed: sealed().notNull(),
    createdAt: moment().notNull(),
    lastReadAt: moment(),
  },
  (t) => [
    uniqueIndex('calendar_addresses_hash').on(t.hash),
    uniqueIndex('calendar_addresses_of_user').on(t.userId),
    uniqueIndex('calendar_addresses_of_operator').on(t.operatorId),
    check('calendar_addresses_owner', sql`num_nonnulls(${t.userId}, ${t.operatorId}) = 1`),
  ],
)
