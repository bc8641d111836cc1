import { kstMonth } from '@coffeeattack/domain/kst'
import { withdrawalReasons } from '@coffeeattack/domain/profile/withdrawal'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import type { Company } from '../companies/companies.ts'
import { TRADES } from '../jobs/trades.ts'
import { hiddenFrom, type Candidate, type Profile, type Setting } from './candidate.ts'
import { flagsAt } from './flags.ts'
import { createPerson } from './person.ts'
import { createProfile } from './profile.ts'
import { blankRow, profileColumns } from './row.ts'
import { createStages, stateAt } from './stages.ts'

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
  const id = idAt(stages.createdAt, dice)
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
