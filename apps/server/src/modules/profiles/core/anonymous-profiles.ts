import { orderSchools } from '@coffeeattack/domain/catalogue/education'
import { type AnonymousProfile, anonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { completenessOf, filledParts } from './profile-completeness.ts'
import { findProfiles, type ProfileRow } from './store.ts'

type ProfileDeps = Pick<Deps, 'secrets' | 'clock'>

/**
 * Profiles as companies see them: the only way from a row to a company. Whether a company may know of the person at all
 * is asked before.
 */
export async function anonymousProfiles(
  db: Queries,
  ids: readonly string[],
  deps: ProfileDeps,
): Promise<AnonymousProfile[]> {
  if (ids.length === 0) return []
  return (await findProfiles(db, ids)).map((row) => anonymised(row, deps))
}

export function anonymised(row: ProfileRow, { secrets, clock }: ProfileDeps): AnonymousProfile {
  return anonymousProfile(
    {
      ...filledParts(row),
      id: row.id,
      name: row.nameSealed ? secrets.open(row.nameSealed, 'users.name_sealed') : '',
      birthday: row.birthdaySealed && secrets.open(row.birthdaySealed, 'users.birthday_sealed'),
      jobLabel: row.jobLabel,
      jobSubLabel: row.jobSubLabel,
      schools: orderSchools(row.schools),
      income: row.verifiedIncome,
      disclosure: row.incomeDisclosure,
      hopeSalary: row.hopeSalary,
      completenessPercent: completenessOf(row).percent,
    },
    clock(),
  )
}

export type CandidateCard = ReturnType<typeof cardOf>

/** The candidates of a list, by id: what they do, never who they are. */
export async function candidateCards(
  db: Queries,
  ids: readonly (string | null)[],
  deps: ProfileDeps,
): Promise<Map<string, CandidateCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const profiles = await anonymousProfiles(db, wanted, deps)
  return new Map(profiles.map((profile) => [profile.id, cardOf(profile)]))
}

function cardOf({ id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags }: AnonymousProfile) {
  return { id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags }
}
