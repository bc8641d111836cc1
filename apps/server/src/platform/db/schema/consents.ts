import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** A person's consents and refusals, with the version of the text. Rows are only added; the newest of a kind counts. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    /** The company that name and contact were revealed to. */
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    screen: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('consents_of_user').on(t.userId, t.kind, t.at.desc().nullsFirst())],
)
