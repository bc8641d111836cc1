import type { School } from '@coffeeattack/domain/catalogue/education'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/db/queries.ts'
import { jobs, majors, techStackNames, universities } from '../../../platform/db/schema/catalogue.ts'
import { byInitials } from '../../../platform/db/schema/columns.ts'
import { schools } from '../../../platform/db/schema/profiles.ts'
import { mayNowIn } from '../../companies/core/gates.ts'
import { hasNotLeft, ownerIsPresent } from '../../accounts/core/sql.ts'
import type { NameQuery } from './name-query.ts'

/**
 * Names that may answer a query, the likeliest first; the domain decides and ranks. An index finds them from two letters on; a
 * single letter reads the whole list.
 */
const CANDIDATES = 500

const matches = (key: AnyPgColumn, { pattern, pairs }: NameQuery): SQL =>
  sql`${byInitials(key)} @> string_to_array(${pairs.join(' ')}, ' ') and ${key} ~ ${pattern}`

/** Other names follow in the same column after a space. False sorts before true. */
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

/** The techniques of certified people, counted for each job and its group. Only catalogue names: a typed one could name a person. */
const USED = `
  select u.job_label as "jobLabel", u.job_sub_label as "jobSubLabel",
    array_agg(name order by people desc, name) as names
  from (
    select u.job_label, u.job_sub_label, name, count(distinct u.id) as people
    from users u
    join jobs j on j.label = u.job_label and j.sub_label = u.job_sub_label
    cross join unnest(u.tech_stack) name
    join tech_stack_names using (name)
    where u.certified_at is not null and ${hasNotLeft('u')}
    group by grouping sets ((u.job_label, u.job_sub_label, name), (u.job_label, name))
    having count(distinct u.id) >= $1
  ) u
  group by u.job_label, u.job_sub_label`

/** `jobSubLabel` is null for the whole group. */
export type UsedTechniques = { jobLabel: string; jobSubLabel: string | null; names: string[] }

export async function usedTechniques(db: Queries, minPeople: number): Promise<UsedTechniques[]> {
  return (await db.$client.query<UsedTechniques>(USED, [minPeople])).rows
}

type FoundCompany = { name: string; logo: string | null; active: boolean; keys: string[] }

const COMPANIES_LOOKED_AT = 500

/** Companies by any of their names. Those whose first name begins with the query come first. */
export async function companiesLike(db: Queries, { pattern, pairs }: NameQuery): Promise<FoundCompany[]> {
  const { rows } = await db.$client.query<FoundCompany>(
    `select name, logo, active,
       key || array(select alias.key from company_aliases alias where alias.company_id = companies.id) as keys
     from companies
     where id in (
       select id from companies where search_pairs(initials(key)) @> $2 and key ~ $1
       union
       select company_id from company_aliases where search_pairs(initials(key)) @> $2 and key ~ $1)
       and ${mayNowIn('meet', 'companies')}
     order by key !~ ('^' || $1), active desc, name, id
     limit ${COMPANIES_LOOKED_AT}`,
    [pattern, pairs],
  )
  return rows
}

type SchoolItem = School & { id: string }

const columns = {
  id: schools.id,
  type: schools.type,
  name: schools.name,
  major: schools.major,
  degree: schools.degree,
  start: sql<string>`coalesce(${schools.start}, '')`,
  end: schools.end,
}

/** Finds nothing of a person who has left. */
const ofUser = (userId: string) => and(eq(schools.userId, userId), ownerIsPresent(schools.userId))
const own = (userId: string, id: string) => and(eq(schools.id, id), ofUser(userId))

export async function schoolsOf(db: Queries, userId: string): Promise<SchoolItem[]> {
  return db.select(columns).from(schools).where(ofUser(userId)).orderBy(asc(schools.place))
}

export async function takenPlaces(tx: Queries, userId: string): Promise<number[]> {
  const found = await tx.select({ place: schools.place }).from(schools).where(eq(schools.userId, userId))
  return found.map(({ place }) => place)
}

export async function findSchool(db: Queries, userId: string, id: string): Promise<SchoolItem | null> {
  const [found] = await db.select(columns).from(schools).where(own(userId, id))
  return found ?? null
}

type NewSchool = { userId: string; place: number; school: SchoolItem; now: Date }

export async function addSchool(tx: Queries, { userId, place, school, now }: NewSchool): Promise<void> {
  await tx.insert(schools).values({ ...school, userId, place, createdAt: now, updatedAt: now })
}

export async function changeSchool(tx: Queries, userId: string, { id, ...changed }: SchoolItem, now: Date) {
  await tx
    .update(schools)
    .set({ ...changed, updatedAt: now })
    .where(own(userId, id))
}

export async function removeSchool(db: Queries, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(schools).where(own(userId, id))
  return rowCount === 1
}
