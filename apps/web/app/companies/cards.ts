import { companyKey } from '@coffeeattack/domain/companies/name'

type Named = { name: string }

/** The name under which a company is chosen, however it is written there; null when it is not. */
export function chosenAs(name: string, chosen: readonly string[]): string | null {
  const key = companyKey(name)
  return chosen.find((other) => companyKey(other) === key) ?? null
}

/** One card per company; of several spellings the first stays, in its place. */
export function onePerCompany<Card extends Named>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  return cards.filter(({ name }) => {
    const key = companyKey(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What can be added as it was typed: a name with letters, that no found company has. */
export function freeCompany(typed: string, found: readonly Named[]): string | null {
  const name = typed.normalize('NFC').trim()
  const key = companyKey(name)
  return key === '' || found.some((card) => companyKey(card.name) === key) ? null : name
}
