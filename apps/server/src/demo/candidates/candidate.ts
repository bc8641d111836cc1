import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import type { Gender } from '@coffeeattack/domain/verification/person'
import type { companyChoices } from '../../platform/db/schema/companies.ts'
import type { careers, incomes, salaryItems, schools } from '../../platform/db/schema/profiles.ts'
import type { users } from '../../platform/db/schema/users.ts'
import type { Trade } from '../jobs/trades.ts'

/** Where and when the world is made. */
export type Setting = { now: Date; season: SalarySeason }

/** What is sealed in the database; in the generated world it is still open. */
export type Person = { name: string; phone: string; email: string | null; birthday: string; gender: Gender }

export const candidateStates = ['ACTIVE', 'HIDDEN', 'OVER', 'UNCERTIFIED', 'WITHDRAWN'] as const
export type CandidateState = (typeof candidateStates)[number]

type Sealed = 'nameSealed' | 'phoneSealed' | 'emailSealed' | 'birthdaySealed' | 'phoneHash'
export type CandidateRow = Omit<typeof users.$inferInsert, Sealed>

export type Profile = {
  careers: (typeof careers.$inferInsert)[]
  incomes: (typeof incomes.$inferInsert)[]
  salaryItems: (typeof salaryItems.$inferInsert)[]
  schools: (typeof schools.$inferInsert)[]
  choices: (typeof companyChoices.$inferInsert)[]
}

export type Candidate = {
  state: CandidateState
  /** Null for somebody who has signed in and told nothing yet. */
  person: Person | null
  trade: Trade
  row: CandidateRow
  profile: Profile
  /** Keys of the companies that must not see the profile: the present employer's and those kept out. */
  hiddenFrom: ReadonlySet<string>
  /** From when to when companies could send offers; null when never. */
  visible: { from: Date; until: Date } | null
  withdrawal: { at: Date; reason: string } | null
}

/** From the same rows that the database's own view of hiding reads. */
export function hiddenFrom({ careers, choices }: Pick<Profile, 'careers' | 'choices'>): Set<string> {
  const employers = careers.filter(({ endedOn }) => !endedOn)
  const keptOut = choices.filter(({ mode }) => mode === 'RESTRICT')
  return new Set([...employers, ...keptOut].map(({ companyKey }) => companyKey))
}
