import type { Shown } from '@coffeeattack/domain/insight/shown'
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/** A salary path or a place shown to friends: only what the person agreed to show, and nothing that names them. */
export const standingShares = pgTable(
  'standing_shares',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shown: jsonb().$type<Shown>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('standing_shares_of_user').on(t.userId), index('standing_shares_expiry').on(t.expiresAt)],
)
