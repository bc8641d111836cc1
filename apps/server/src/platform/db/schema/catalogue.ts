import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { byInitials, id } from './columns.ts'

/** The hash of the catalogue lists that were loaded last. */
export const loadedLists = pgTable(
  'loaded_lists',
  { id: smallint().primaryKey(), hash: text().notNull() },
  (t) => [check('loaded_lists_one', sql`${t.id} = 1`)],
)

/**
 * Lists that people search while typing. `key` is the name normalized like the query (case, width, spaces), with other names appended.
 * A query of syllables, partial syllables or initials is found through the initials.
 */
const searched = () => ({ key: text().notNull() })

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    label: text().notNull(),
    subLabel: text().notNull(),
    ...searched(),
    /** Its rank in the list of popular jobs. */
    popularPlace: smallint(),
  },
  (t) => [
    uniqueIndex('jobs_name').on(t.label, t.subLabel),
    index('jobs_initials').using('gin', byInitials(t.key)),
  ],
)

export const techStackNames = pgTable(
  'tech_stack_names',
  {
    name: text().primaryKey(),
    ...searched(),
    popularity: integer().notNull().default(0),
  },
  (t) => [index('tech_stack_names_initials').using('gin', byInitials(t.key))],
)

export const universities = pgTable(
  'universities',
  { id: id(), name: text().notNull(), type: text().notNull(), ...searched() },
  (t) => [
    uniqueIndex('universities_name').on(t.name, t.type),
    index('universities_initials').using('gin', byInitials(t.key)),
  ],
)

export const majors = pgTable('majors', { name: text().primaryKey(), ...searched() }, (t) => [
  index('majors_initials').using('gin', byInitials(t.key)),
])
