import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, moment } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/*
 * What a company's people keep about somebody (BIZ-11). Each row is the company's own and the person's: it goes when they
 * leave or shut the company out (trigger `renew_blocks`), and it is part of their export.
 */

const company = () => idOf(() => companies.id, 'cascade').notNull()
const candidate = () => idOf(() => users.id, 'cascade').notNull()
const writer = () => idOf(() => operators.id, 'restrict').notNull()

/** A star, 'not for us', and free tags. */
export const peopleMarks = pgTable(
  'people_marks',
  {
    companyId: company(),
    candidateId: candidate(),
    starredAt: moment(),
    starredBy: idOf(() => operators.id, 'restrict'),
    hiddenAt: moment(),
    hiddenBy: idOf(() => operators.id, 'restrict'),
    tags: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.candidateId] }),
    index('people_marks_of_candidate').on(t.candidateId),
    index('people_marks_hidden_of_company')
      .on(t.companyId)
      .where(sql`${t.hiddenAt} is not null`),
    check('people_marks_star', sql`num_nonnulls(${t.starredAt}, ${t.starredBy}) in (0, 2)`),
    check('people_marks_hidden', sql`num_nonnulls(${t.hiddenAt}, ${t.hiddenBy}) in (0, 2)`),
  ],
)

export const peopleLists = pgTable(
  'people_lists',
  {
    id: id(),
    companyId: company(),
    name: text().notNull(),
    createdBy: writer(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('people_lists_name').on(t.companyId, t.name)],
)

export const peopleListMembers = pgTable(
  'people_list_members',
  {
    listId: idOf(() => peopleLists.id, 'cascade').notNull(),
    candidateId: candidate(),
    addedBy: writer(),
    addedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.candidateId] }),
    index('people_list_members_of_candidate').on(t.candidateId),
  ],
)

/** What colleagues write to each other about somebody. Contacts in it are masked before it is kept. */
export const peopleNotes = pgTable(
  'people_notes',
  {
    id: id(),
    companyId: company(),
    candidateId: candidate(),
    authorId: writer(),
    text: text().notNull(),
    /** Colleagues who are mentioned in it. */
    mentions: uuid().array().notNull().default([]),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (t) => [
    index('people_notes_of_person').on(t.companyId, t.candidateId, t.createdAt),
    index('people_notes_of_candidate').on(t.candidateId),
  ],
)
