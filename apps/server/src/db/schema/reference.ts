import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/**
 * Lists that people search as they type. `key` is the name folded as the query will be (case, width, spaces),
 * `choseong` its initial consonants. Prefixes are found by the btree, parts of three letters on by trigrams.
 */
const searched = () => ({ key: text().notNull(), choseong: text().notNull().default('') })

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    label: text().notNull(),
    subLabel: text().notNull(),
    ...searched(),
    /** Its place in the list of popular jobs. */
    popularPlace: smallint(),
  },
  (t) => [
    uniqueIndex('jobs_name').on(t.label, t.subLabel),
    index('jobs_key').on(t.key.op('text_pattern_ops')),
    index('jobs_choseong').on(t.choseong.op('text_pattern_ops')),
    index('jobs_key_parts').using('gin', t.key.op('gin_trgm_ops')),
  ],
)

export const techStackNames = pgTable(
  'tech_stack_names',
  {
    name: text().primaryKey(),
    ...searched(),
    popularity: integer().notNull().default(0),
    /** Jobs it is recommended for. */
    jobLabels: text().array().notNull().default([]),
  },
  (t) => [
    index('tech_stack_names_key').on(t.key.op('text_pattern_ops')),
    index('tech_stack_names_key_parts').using('gin', t.key.op('gin_trgm_ops')),
    index('tech_stack_names_jobs').using('gin', t.jobLabels),
  ],
)

export const universities = pgTable(
  'universities',
  { id: id(), name: text().notNull(), type: text().notNull(), ...searched() },
  (t) => [
    uniqueIndex('universities_name').on(t.name, t.type),
    index('universities_key').on(t.key.op('text_pattern_ops')),
    index('universities_choseong').on(t.choseong.op('text_pattern_ops')),
    index('universities_key_parts').using('gin', t.key.op('gin_trgm_ops')),
  ],
)

export const majors = pgTable('majors', { name: text().primaryKey(), ...searched() }, (t) => [
  index('majors_key').on(t.key.op('text_pattern_ops')),
  index('majors_choseong').on(t.choseong.op('text_pattern_ops')),
  index('majors_key_parts').using('gin', t.key.op('gin_trgm_ops')),
])
