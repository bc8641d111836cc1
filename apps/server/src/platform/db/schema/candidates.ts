import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { operatorRoles, operators } from './operators.ts'
import { users } from './users.ts'

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

/** Every opening of a profile; the candidate can read who and when. Parted by month. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: uuid().notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    /** As it was then: people change jobs. */
    role: text({ enum: operatorRoles }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('profile_views_of_candidate').on(t.candidateId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('profile_views_by_operator').on(t.operatorId, t.at.desc().nullsFirst()),
    oneOf('profile_views_role', t.role, operatorRoles),
  ],
)
