import { sql } from 'drizzle-orm'
import { pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Who must not see a candidate (OFR-13): the current employer by verified career, and the companies the candidate
 * named. Triggers on `careers` and `company_choices` keep it, so no code path can forget to. Whatever shows a
 * candidate to a company anti-joins it with that company's keys.
 */
export const blocks = pgTable(
  'blocks',
  {
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyKey: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.candidateId, t.companyKey] })],
)

/** Every key under which a company can be hidden from: its own name and aliases, and those of its affiliates. */
export const companyKeys = pgView('company_keys', {
  companyId: uuid().notNull(),
  companyKey: text().notNull(),
}).as(sql`
  select id as company_id, key as company_key from companies
  union
  select company_id, key from company_aliases
  union
  select viewer.id, kin.key from companies viewer join companies kin using (group_id)
  union
  select viewer.id, alias.key
  from companies viewer
  join companies kin using (group_id)
  join company_aliases alias on alias.company_id = kin.id`)
