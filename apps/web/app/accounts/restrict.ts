import { api } from '../api/client.ts'
import { chosenAs } from '../companies/cards.ts'
import type { ChosenCompanies } from '../companies/queries.ts'

/** Hides the profile from one company, or shows it again. */
export type Restriction = { name: string; hide: boolean }

const params = { mode: 'restrict' } as const

export function withRestriction(names: readonly string[], { name, hide }: Restriction): string[] {
  const known = chosenAs(name, names)
  if (hide) return known === null ? [...names, name] : [...names]
  return names.filter((other) => other !== known)
}

/**
 * The call replaces the whole list, so the change is applied to the server's current list: another tab may have
 * changed it.
 */
export async function restrict(change: Restriction): Promise<ChosenCompanies> {
  const { companyItems } = await api('GET /users/companies/:mode', { params })
  const names = withRestriction(
    companyItems.map(({ name }) => name),
    change,
  )
  return api('PATCH /users/companies/:mode', { params, body: { companyItems: names } })
}

/** The list shown until the server answers. */
export function showRestriction(shown: ChosenCompanies, change: Restriction): ChosenCompanies {
  const names = withRestriction(
    shown.companyItems.map(({ name }) => name),
    change,
  )
  const cardOf = (name: string) =>
    shown.companyItems.find((card) => card.name === name) ?? { name, logo: null, active: false }
  return { ...shown, companyItems: names.map(cardOf) }
}
