import { INTEREST_LIMIT } from '@coffeeattack/domain/companies/choosing'
import { companyKey } from '@coffeeattack/domain/companies/name'
import type { companyChoices } from '../../platform/db/schema/companies.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'

type ChoiceRow = typeof companyChoices.$inferInsert

export function choiceRows(
  userId: string,
  mode: 'INTEREST' | 'RESTRICT',
  names: readonly string[],
): ChoiceRow[] {
  return names.map((name, position) => ({ userId, mode, companyKey: companyKey(name), name, position }))
}

type Chooser = {
  userId: string
  companies: readonly Company[]
  hasInterests: boolean
  formerEmployers: readonly string[]
}

/** Companies liked, when any are, and companies kept out: a former employer now and then, or a competitor. */
export function chosenCompanies(
  { userId, companies, hasInterests, formerEmployers }: Chooser,
  dice: Dice,
): ChoiceRow[] {
  const names = companies.map(({ row }) => row.name)
  const liked = hasInterests ? dice.some(names, dice.int(1, INTEREST_LIMIT)) : []
  const unliked = names.filter((name) => !liked.includes(name))
  const keptOut = [
    ...(dice.chance(0.2) ? formerEmployers.slice(0, 1) : []),
    ...(dice.chance(0.15) ? dice.some(unliked, dice.int(1, 2)) : []),
  ]
  const distinct = [...new Map(keptOut.map((name) => [companyKey(name), name])).values()]
  return [...choiceRows(userId, 'INTEREST', liked), ...choiceRows(userId, 'RESTRICT', distinct)]
}
