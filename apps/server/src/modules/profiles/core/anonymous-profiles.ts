import { orderSchools } from '@coffeeattack/domain/catalogue/education'
import { anonymousProfile, type AnonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Deps } from '../../../deps.ts'
import { completenessOf, filledParts } from './profile-completeness.ts'
import { findProfiles, type ProfileRow } from './store.ts'

type World = Pick<Deps, 'secrets' | 'clock'>

/**
 * Profiles as companies see them: the only way from a row to a company. Whether a company may know of the person at all
 * is asked before.
 */
export async function anonymousProfiles(
  db: Queries,
  ids: readonly string[],
  world: World,
): Promise<AnonymousProfile[]> {
  if (ids.length === 0) return []
  return (await findProfiles(db, ids)).map((row) => anonymised(row, world))
}

export function anonymised(row: ProfileRow, { secrets, clock }: World): AnonymousProfile {
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
