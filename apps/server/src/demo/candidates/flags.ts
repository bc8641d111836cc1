import { completenessFlags, type CompletenessFlags } from '@coffeeattack/domain/profile/completeness'
import type { Dice } from '../chance/dice.ts'

/** How many of the six parts of a profile are filled: every number occurs, fuller ones more often. */
const FILLED = [6, 4, 5, 2, 6, 3, 5, 1, 6, 4, 0]

export function flagsAt(place: number, dice: Dice): CompletenessFlags {
  const others = completenessFlags.filter((flag) => flag !== 'healthSalary')
  // The income comes with the career at the first verification, so whoever has anything mostly has it.
  const order = dice.chance(0.9)
    ? ['healthSalary', ...dice.some(others, others.length)]
    : [...dice.some(others, others.length), 'healthSalary']
  const filled = new Set(order.slice(0, FILLED[place % FILLED.length]))
  return Object.fromEntries(completenessFlags.map((flag) => [flag, filled.has(flag)])) as CompletenessFlags
}
