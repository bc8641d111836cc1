import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf, sealed } from './columns.ts'
import { users } from './users.ts'

export const filePurposes = ['RESUME', 'PORTFOLIO'] as const
export const fileTypes = ['pdf', 'png', 'jpg', 'jpeg'] as const
export const fileStates = ['PENDING', 'STORED', 'REJECTED'] as const

/** What is known of uploaded bytes; the bytes lie in the file store. Without a user: a visitor asks for an agent. */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: filePurposes }).notNull(),
    type: text({ enum: fileTypes }).notNull(),
    storeKey: text().notNull(),
    /** Often holds a person's name. */
    nameSealed: sealed(),
    /** Of uploads from before names were sealed; emptied as soon as a service starts. */
    name: text(),
    size: integer(),
    state: text({ enum: fileStates }).notNull().default('PENDING'),
    createdAt: moment().notNull(),
    storedAt: moment(),
    /** Replaced or deleted by its owner; the bytes go with the next sweep. */
    removedAt: moment(),
  },
  (t) => [
    uniqueIndex('files_store_key').on(t.storeKey),
    uniqueIndex('files_one_per_field')
      .on(t.userId, t.purpose)
      .where(sql`${t.state} = 'STORED' and ${t.removedAt} is null`),
    index('files_of_user').on(t.userId),
    index('files_to_sweep')
      .on(t.createdAt)
      .where(sql`${t.state} <> 'STORED' or ${t.removedAt} is not null`),
    oneOf('files_purpose', t.purpose, filePurposes),
    oneOf('files_type', t.type, fileTypes),
    oneOf('files_state', t.state, fileStates),
    check('files_size', sql`${t.size} between 1 and 20 * 1024 * 1024`),
    check(
      'files_stored',
      sql`${t.state} <> 'STORED' or (${t.storedAt} is not null and ${t.size} is not null)`,
    ),
  ],
)
