import { arrayContains, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/queries.ts'
import { byInitials } from '../../db/schema/columns.ts'
import { jobs, majors, techStackNames, universities } from '../../db/schema/reference.ts'
import type { NameQuery } from './name-query.ts'

/**
 * Names that may answer a query, the likeliest first: the domain decides and ranks. From two letters on an index finds
 * them; a single letter reads the list as it is.
 */
const CANDIDATES = 500

const matches = (key: AnyPgColumn, { pattern, pairs }: NameQuery): SQL =>
  sql`${byInitials(key)} @> string_to_array(${pairs.join(' ')}, ' ') and ${key} ~ ${pattern}`

/** Other names stand in the same column after a space. False sorts before true. */
const beginningsFirst = (key: AnyPgColumn, { pattern }: NameQuery): SQL => sql`${key} !~ ${`(^| )${pattern}`}`

export async function jobsLike(db: Queries, query: NameQuery) {
  return db
    .select({ jobLabel: jobs.label, jobSubLabel: jobs.subLabel, key: jobs.key })
    .from(jobs)
    .where(matches(jobs.key, query))
    .orderBy(
      beginningsFirst(jobs.key, query),
      sql`${jobs.popularPlace} nulls last`,
      asc(jobs.label),
      asc(jobs.subLabel),
    )
    .limit(CANDIDATES)
}

export async function techniquesLike(db: Queries, query: NameQuery) {
  return db
    .select({ name: techStackNames.name, key: techStackNames.key })
    .from(techStackNames)
    .where(matches(techStackNames.key, query))
    .orderBy(
      beginningsFirst(techStackNames.key, query),
      desc(techStackNames.popularity),
      asc(techStackNames.name),
    )
    .limit(CANDIDATES)
}

export async function schoolsLike(db: Queries, query: NameQuery) {
  return db
    .select({ name: universities.name, type: universities.type, key: universities.key })
    .from(universities)
    .where(matches(universities.key, query))
    .orderBy(
      beginningsFirst(universities.key, query),
      // Most people look for their university, and false sorts before true.
      sql`${universities.type} <> 'UNIVERSITY'`,
      asc(universities.name),
      asc(universities.type),
    )
    .limit(CANDIDATES)
}

export async function majorsLike(db: Queries, query: NameQuery) {
  return db
    .select({ name: majors.name, key: majors.key })
    .from(majors)
    .where(matches(majors.key, query))
    .orderBy(beginningsFirst(majors.key, query), asc(majors.name))
    .limit(CANDIDATES)
}

/** Techniques for a job or a group of jobs, the most common first. */
export async function techniquesFor(db: Queries, job: string, limit: number): Promise<string[]> {
  const found = await db
    .select({ name: techStackNames.name })
    .from(techStackNames)
    .where(arrayContains(techStackNames.jobLabels, [job]))
    .orderBy(desc(techStackNames.popularity), asc(techStackNames.name))
    .limit(limit)
  return found.map(({ name }) => name)
}
