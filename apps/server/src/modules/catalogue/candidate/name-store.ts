import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/db/queries.ts'
import { byInitials } from '../../../platform/db/schema/columns.ts'
import { jobs, majors, techStackNames, universities } from '../../../platform/db/schema/reference.ts'
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

/**
 * What certified people say they work with, counted for each job and for its whole group. Only jobs and techniques of
 * our lists: a typed one could name a person.
 */
const USED = `
  select u.job_label as "jobLabel", u.job_sub_label as "jobSubLabel",
    array_agg(name order by people desc, name) as names
  from (
    select u.job_label, u.job_sub_label, name, count(distinct u.id) as people
    from users u
    join jobs j on j.label = u.job_label and j.sub_label = u.job_sub_label
    cross join unnest(u.tech_stack) name
    join tech_stack_names using (name)
    where u.certified_at is not null and u.deleted_at is null
    group by grouping sets ((u.job_label, u.job_sub_label, name), (u.job_label, name))
    having count(distinct u.id) >= $1
  ) u
  group by u.job_label, u.job_sub_label`

/** `jobSubLabel` is null for the whole group. */
export type UsedTechniques = { jobLabel: string; jobSubLabel: string | null; names: string[] }

export async function usedTechniques(db: Queries, minPeople: number): Promise<UsedTechniques[]> {
  return (await db.$client.query<UsedTechniques>(USED, [minPeople])).rows
}
