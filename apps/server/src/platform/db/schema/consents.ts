import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, idOf, moment } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** A person's consents and refusals, with the version of the text. Rows are only added; the newest of a kind counts. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    kind: text().notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    /** The company that name and contact were revealed to. */
    companyId: idOf(() => companies.id, 'restrict'),
    screen: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('consents_of_user').on(t.userId, t.kind, t.at.desc().nullsFirst())],
)
