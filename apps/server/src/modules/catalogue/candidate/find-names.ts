import { search, searchKey } from '@coffeeattack/domain/company/search'
import type { SchoolType } from '@coffeeattack/domain/education/education'
import { TECH_STACK_RESULTS } from '@coffeeattack/domain/profile/tech-stack'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { nameQuery } from './name-query.ts'
import { jobsLike, majorsLike, schoolsLike, techniquesLike } from './store.ts'

/** Longer lists are not read; one more letter shortens them. */
export const RESULTS = 50

const folded = (query: string) => nameQuery(searchKey(query))

/** All names of an entry stand in its key, folded. */
function best<Item extends { key: string }>(found: readonly Item[], query: string, limit = RESULTS): Item[] {
  return search(found, query, { names: ({ key }) => key.split(' '), limit })
}

export async function findJobs(query: string, { db }: ApiDeps) {
  const found = await jobsLike(db.drizzle, folded(query))
  return { items: best(found, query).map(({ jobLabel, jobSubLabel }) => ({ jobLabel, jobSubLabel })) }
}

export async function findTechniques(query: string, { db }: ApiDeps) {
  const found = await techniquesLike(db.drizzle, folded(query))
  return { items: best(found, query, TECH_STACK_RESULTS).map(({ name }) => name) }
}

export async function findSchools(query: string, { db }: ApiDeps) {
  const found = await schoolsLike(db.drizzle, folded(query))
  return { items: best(found, query).map(({ name, type }) => ({ name, type: type as SchoolType })) }
}

export async function findMajors(query: string, { db }: ApiDeps) {
  const found = await majorsLike(db.drizzle, folded(query))
  return { items: best(found, query).map(({ name }) => name) }
}
