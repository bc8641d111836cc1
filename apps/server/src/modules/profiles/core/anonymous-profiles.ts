import { orderSchools } from '@coffeeattack/domain/catalogue/education'
import {
  type AnonymousCard,
  anonymousCard,
  type AnonymousProfile,
  anonymousProfile,
  type AnonymousSummary,
  anonymousSummary,
  type CardSource,
} from '@coffeeattack/domain/profiles/anonymous'
import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { nameIn } from './nameless-words.ts'
import { completenessOf, filledParts } from './profile-completeness.ts'
import { findProfiles, type ProfileRow } from './store.ts'
import { type CardRow, findCards, type SummaryRow } from './summary-store.ts'

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
      writer: { name: row.nameSealed ? secrets.open(row.nameSealed, 'users.name_sealed') : '', phone: '' },
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

/** The first lines of a profile, for lists: nothing is read or opened that they do not show. */
export function summarised(row: SummaryRow, { secrets, clock }: ProfileDeps): AnonymousSummary {
  const completenessPercent = completenessOf(row).percent
  return anonymousSummary(
    { ...cardSource(row, secrets), hopeSalary: row.hopeSalary, completenessPercent },
    clock(),
  )
}

const cardSource = (row: CardRow, secrets: ProfileDeps['secrets']): CardSource => ({
  id: row.id,
  writer: { name: nameIn(row, secrets), phone: '' },
  jobLabel: row.jobLabel,
  jobSubLabel: row.jobSubLabel,
  careerItems: row.careers,
  techStackItems: row.techStack,
  hashtags: row.hashtags,
  income: row.verifiedIncome,
  disclosure: row.incomeDisclosure,
})

/** Texts of a profile as companies read them, where a list quotes a few words of one. */
export function namelessTexts(
  { nameSealed }: Pick<SummaryRow, 'nameSealed'>,
  texts: readonly string[],
  { secrets }: Pick<ProfileDeps, 'secrets'>,
): string[] {
  if (texts.length === 0) return []
  const name = nameSealed ? secrets.open(nameSealed, 'users.name_sealed') : ''
  return texts.map((text) => maskContacts(text, { name, phone: '' }))
}

/** What somebody does, never who they are. */
export const carded = (row: CardRow, { secrets, clock }: ProfileDeps): AnonymousCard =>
  anonymousCard(cardSource(row, secrets), clock())

/** The candidates of a list, by id. */
export async function candidateCards(
  db: Queries,
  ids: readonly (string | null)[],
  deps: ProfileDeps,
): Promise<Map<string, AnonymousCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await findCards(db, wanted)
  return new Map(rows.map((row) => [row.id, carded(row, deps)]))
}
