import type { SchoolType } from '@coffeeattack/domain/catalogue/education'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { search, searchKey } from '@coffeeattack/domain/companies/search'
import { TECH_STACK_RESULTS } from '@coffeeattack/domain/profiles/tech-stack'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { nameQuery } from './name-query.ts'
import { companiesLike, jobsLike, majorsLike, schoolsLike, techniquesLike } from './store.ts'

/** Nobody reads a longer list: one more letter shortens it. */
export const RESULTS = 50

const folded = (query: string) => nameQuery(searchKey(query))

/** The key of an entry contains all its folded names. */
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

/** Finds companies by any of their names, by initials, and by incomplete syllables; '(주)', '㈜' and 'Inc.' are ignored. */
export async function findCompanies(query: string, { db }: ApiDeps) {
  const wanted = foldedQuery(query)
  if (wanted === '') return { items: [] }
  const found = await companiesLike(db.drizzle, nameQuery(wanted))
  const best = search(found, wanted, { names: ({ keys }) => keys, limit: RESULTS })
  return { items: best.map(({ name, logo, active }) => ({ name, logo, active })) }
}

const FIRST_INITIAL = 'ㄱ'.charCodeAt(0)
/** Letters of a script that no company name uses, one for each initial and cluster. */
const FIRST_STAND_IN = 0xa000

/** `companyKey` would fold typed initials into syllables, so other letters replace them meanwhile. */
function foldedQuery(query: string): string {
  const kept = query.replaceAll(/[ㄱ-ㅎ]/g, (initial) => shifted(initial, FIRST_INITIAL, FIRST_STAND_IN))
  return companyKey(kept).replaceAll(/[\ua000-\ua01d]/g, (letter) =>
    shifted(letter, FIRST_STAND_IN, FIRST_INITIAL),
  )
}

function shifted(letter: string, from: number, to: number): string {
  return String.fromCharCode(letter.charCodeAt(0) - from + to)
}
