import { kstMonth } from '@coffeeattack/domain/kst'
import { type CompletenessFlags, completenessFlags } from '@coffeeattack/domain/profiles/completeness'
import { withdrawalReasons } from '@coffeeattack/domain/profiles/withdrawal'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import { TRADES } from '../jobs/trades.ts'
import { type Candidate, hiddenFrom, type Profile, type Setting } from './candidate.ts'
import { createPerson } from './person.ts'
import { createProfile } from './profile.ts'
import { blankRow, profileColumns } from './row.ts'
import { createStages, stateAt } from './stages.ts'

/** How many of the six parts of a profile are filled: every number occurs, fuller ones more often. */
const FILLED = [6, 4, 5, 2, 6, 3, 5, 1, 6, 4, 0]

function flagsAt(place: number, dice: Dice): CompletenessFlags {
  const others = completenessFlags.filter((flag) => flag !== 'healthSalary')
  // The income comes with the career at the first verification, so whoever has anything mostly has it.
  const order = dice.chance(0.9)
    ? ['healthSalary', ...dice.some(others, others.length)]
    : [...dice.some(others, others.length), 'healthSalary']
  const filled = new Set(order.slice(0, FILLED[place % FILLED.length]))
  return Object.fromEntries(completenessFlags.map((flag) => [flag, filled.has(flag)])) as CompletenessFlags
}

const NOTHING: Profile = { careers: [], incomes: [], salaryItems: [], schools: [], choices: [] }

/** One person of the crowd. The place decides the state, the dice everything else. */
export function createCandidate(
  place: number,
  companies: readonly Company[],
  setting: Setting,
  dice: Dice,
): Candidate {
  const state = stateAt(place)
  const stages = createStages(state, setting.now, dice)
  const { certifiedAt, leftAt, visible } = stages
  const trade = dice.weighted(TRADES, ({ weight }) => weight)
  const months = dice.int(16, 62) + dice.int(0, 66)
  const id = dice.id(stages.createdAt)
  const person = createPerson(place, Math.floor((kstMonth(setting.now) - months) / 12), dice)
  const flags = flagsAt(place, dice)

  const shared = { state, trade, visible }
  const blank = blankRow(id, stages)
  if (leftAt) {
    const withdrawal = { at: leftAt, reason: dice.pick(withdrawalReasons) }
    return { ...shared, person, withdrawal, profile: NOTHING, hiddenFrom: new Set(), row: blank }
  }
  const unverified = { ...shared, withdrawal: null, profile: NOTHING, hiddenFrom: new Set<string>() }
  // Half of those without a verified career have only come in by their messenger and told nothing yet.
  if (!certifiedAt && place % 2 === 1) {
    return { ...unverified, person: null, row: { ...blank, kakaoSub: String(4_100_000_000 + place) } }
  }
  const named = { ...blank, gender: person.gender, jobLabel: trade.label, jobSubLabel: trade.subLabel }
  if (!certifiedAt) return { ...unverified, person, row: named }

  const profile = createProfile(
    { userId: id, trade, months, person, companies, certifiedAt, flags, setting },
    dice,
  )
  return {
    ...shared,
    person,
    profile,
    withdrawal: null,
    hiddenFrom: hiddenFrom(profile),
    row: {
      ...named,
      ...profileColumns({ place, trade, flags, profile, now: setting.now }, dice),
      isActive: state === 'ACTIVE',
    },
  }
}
