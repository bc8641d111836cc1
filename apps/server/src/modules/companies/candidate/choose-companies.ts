import { choiceProblem, type CompanyMode } from '@coffeeattack/domain/companies/choosing'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import {
  type Card,
  type Choice,
  choicesOf,
  companiesByName,
  companiesUnder,
  replaceChoices,
  shuffledCompanies,
} from './store.ts'

/** The companies of one list as cards, and the names of those the person likes. */
export async function showChosen(userId: string, mode: CompanyMode, { db }: ApiDeps) {
  return chosen(db.drizzle, userId, mode)
}

export async function chooseCompanies(
  userId: string,
  mode: CompanyMode,
  names: readonly string[],
  { db, clock }: ApiDeps,
) {
  const choices = readChoices(names, 'companyItems')
  return db.transaction(async (tx) => {
    await save(tx, { userId, mode, choices, field: 'companyItems', now: clock() })
    return chosen(tx, userId, mode)
  })
}

/** The liked companies by a path that names the person; nobody else's is found there. */
export async function selectCompanies(
  { userId, callerId, names }: { userId: string; callerId: string; names: readonly string[] },
  { db, clock }: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  const choices = readChoices(names, 'userSelect')
  await db.transaction((tx) =>
    save(tx, { userId, mode: 'interest', choices, field: 'userSelect', now: clock() }),
  )
  return { userSelect: choices.map(({ name }) => name) }
}

type SaveChoicesInput = {
  userId: string
  mode: CompanyMode
  choices: readonly Choice[]
  field: string
  now: Date
}

async function save(tx: Queries, { userId, mode, choices, field, now }: SaveChoicesInput): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
  const before = await choicesOf(tx, userId, mode)
  const keys = choices.map((choice) => choice.companyKey)
  const problem = choiceProblem(mode, keys, before.length)
  if (problem) throw new Refusal('INTEREST_COMPANY_LIMIT', { fields: { [field]: problem } })
  await replaceChoices(tx, { userId, mode, now }, choices)
}

async function chosen(db: Queries, userId: string, mode: CompanyMode) {
  const choices = await choicesOf(db, userId, mode)
  const liked = mode === 'interest' ? choices : await choicesOf(db, userId, 'interest')
  const known = await companiesUnder(
    db,
    choices.map(({ companyKey: key }) => key),
  )
  return {
    companyItems: choices.map(({ companyKey: key, name }): Card => {
      const { logo = null, active = false } = known.get(key) ?? {}
      return { name, logo, active }
    }),
    userSelect: liked.map(({ name }) => name),
  }
}

/** One choice per company, however its name is written; a name of signs alone names nobody. */
function readChoices(names: readonly string[], field: string): Choice[] {
  const choices = names.map((name) => ({ companyKey: companyKey(name), name: name.trim() }))
  const nameless = choices.findIndex((choice) => choice.companyKey === '')
  if (nameless !== -1)
    throw new Refusal('INVALID_INPUT', { fields: { [`${field}.${nameless}`]: '회사 이름을 입력해 주세요' } })
  // The first spelling stays: what is set later does not overwrite it.
  const byKey = new Map(choices.toReversed().map((choice) => [choice.companyKey, choice]))
  return choices.filter((choice) => byKey.get(choice.companyKey) === choice)
}

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
