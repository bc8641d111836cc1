import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { operators } from './operators.ts'

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('saved_searches_name').on(t.operatorId, t.name)],
)
