import { companyKey } from '@coffeeattack/domain/company/name'
import { search } from '@coffeeattack/domain/company/search'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { companiesLike } from './store.ts'
import { RESULTS } from './find-names.ts'
import { nameQuery } from './name-query.ts'

/** Companies by any of their names, by initials and half typed; '(주)', '㈜' and 'Inc.' make no difference. */
export async function findCompanies(query: string, { db }: ApiDeps) {
  const wanted = foldedQuery(query)
  if (wanted === '') return { items: [] }
  const found = await companiesLike(db.drizzle, nameQuery(wanted))
  const best = search(found, wanted, { names: ({ keys }) => keys, limit: RESULTS })
  return { items: best.map(({ name, logo, active }) => ({ name, logo, active })) }
}

const FIRST_INITIAL = 'ㄱ'.charCodeAt(0)
/** Letters of a script that no company name is written in, as many as there are initials and clusters. */
const FIRST_STAND_IN = 0xa000

/** Folding a name takes single initials for parts of syllables; here they are what was typed, so others stand in. */
function foldedQuery(query: string): string {
  const kept = query.replaceAll(/[ㄱ-ㅎ]/g, (initial) => shifted(initial, FIRST_INITIAL, FIRST_STAND_IN))
  return companyKey(kept).replaceAll(/[\ua000-\ua01d]/g, (letter) =>
    shifted(letter, FIRST_STAND_IN, FIRST_INITIAL),
  )
}

function shifted(letter: string, from: number, to: number): string {
  return String.fromCharCode(letter.charCodeAt(0) - from + to)
}
