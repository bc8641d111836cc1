import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Every yes and every no, with the text's version. Rows are only added: the last one per kind counts. */
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
