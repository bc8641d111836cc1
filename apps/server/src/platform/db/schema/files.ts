import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { users } from './users.ts'

export const filePurposes = ['RESUME', 'PORTFOLIO'] as const
export const fileTypes = ['pdf', 'png', 'jpg', 'jpeg'] as const
export const fileStates = ['PENDING', 'STORED', 'REJECTED'] as const

/** Metadata of uploads; the bytes lie in the file store. A file without a user belongs to a visitor's application. */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade'),
    purpose: text({ enum: filePurposes }).notNull(),
    type: text({ enum: fileTypes }).notNull(),
    storeKey: text().notNull(),
    /** Sealed, because file names often contain a person's name. */
    nameSealed: sealed(),
    /** Plain name of old uploads; emptied when a service starts. */
    name: text(),
    size: integer(),
    state: text({ enum: fileStates }).notNull().default('PENDING'),
    createdAt: moment().notNull(),
    storedAt: moment(),
    /** Replaced or deleted by its owner; the nightly job deletes the bytes. */
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
