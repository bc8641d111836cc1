import { companyKey } from '@coffeeattack/domain/companies/name'

type Named = { name: string }

/** The selected name that means the same company; null when none does. */
export function chosenAs(name: string, chosen: readonly string[]): string | null {
  const key = companyKey(name)
  return chosen.find((other) => companyKey(other) === key) ?? null
}

/** One card per company; the first of several spellings stays, in its position. */
export function onePerCompany<Card extends Named>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  return cards.filter(({ name }) => {
    const key = companyKey(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The typed name, when it has letters and no found company has it. */
export function freeCompany(typed: string, found: readonly Named[]): string | null {
  const name = typed.normalize('NFC').trim()
  const key = companyKey(name)
  return key === '' || found.some((card) => companyKey(card.name) === key) ? null : name
}
