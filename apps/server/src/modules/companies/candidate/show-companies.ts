import { companyKey } from '@coffeeattack/domain/company/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { companiesByName, companiesUnder, shuffledCompanies } from './store.ts'

/** As many as a grid shows; the others are found by their name. */
const SHOWN = 50

export async function showCompanies(sort: 'random' | undefined, { db, random }: ApiDeps) {
  if (sort === undefined) return { items: await companiesByName(db.drizzle, SHOWN) }
  const seed = Buffer.from(random(6)).readUIntBE(0, 6)
  return { items: await shuffledCompanies(db.drizzle, seed, SHOWN) }
}

export async function showLogo(name: string, { db }: ApiDeps) {
  const key = companyKey(name)
  const company = (await companiesUnder(db.drizzle, [key])).get(key)
  if (!company) throw new Refusal('NOT_FOUND')
  return { logo: company.logo }
}
