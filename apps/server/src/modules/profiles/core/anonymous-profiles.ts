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
import { visibleItems } from '@coffeeattack/domain/profiles/career'
import { handleOf } from '@coffeeattack/domain/profiles/handle'
import type { Deps } from '../../../deps.ts'
import { macBy } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { completenessOf, filledParts } from './profile-completeness.ts'
import { findProfiles, type ProfileRow } from './store.ts'
import { type CardRow, findCards, type SummaryRow } from './summary-store.ts'

type ProfileDeps = Pick<Deps, 'clock'>

/**
 * Profiles as companies see them, of the masked copies of their words: the only way from a row to a company. Whether a company may know of the person at all
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

function anonymised(row: ProfileRow, { clock }: ProfileDeps): AnonymousProfile {
  return anonymousProfile(
    {
      ...filledParts(row),
      id: row.id,
      jobLabel: row.jobLabel,
      jobSubLabel: row.jobSubLabel,
      schools: orderSchools(row.schools),
      income: row.verifiedIncome,
      incomeOrigin: originOf(row),
      disclosure: row.incomeDisclosure,
      hopeSalary: row.hopeSalary,
      completenessPercent: shownPercent(row),
    },
    clock(),
  )
}

/** The first lines of a profile, for lists: nothing is read or opened that they do not show. */
export function summarised(row: SummaryRow, { clock }: Pick<Deps, 'clock'>): AnonymousSummary {
  const completenessPercent = shownPercent(row)
  return anonymousSummary({ ...cardSource(row), hopeSalary: row.hopeSalary, completenessPercent }, clock())
}

/** Of what companies read: a hidden job fills nothing in, or the figure would tell that there is one. */
const shownPercent = (row: ProfileRow | SummaryRow): number =>
  completenessOf({ ...row, careers: visibleItems<(typeof row.careers)[number]>(row.careers) }).percent

const cardSource = (row: CardRow): CardSource => ({
  id: row.id,
  jobLabel: row.jobLabel,
  jobSubLabel: row.jobSubLabel,
  careerItems: row.careers,
  techStackItems: row.techStack,
  hashtags: row.hashtags,
  income: row.verifiedIncome,
  incomeOrigin: originOf(row),
  disclosure: row.incomeDisclosure,
})

/** Of which year and office the verified income is. */
const originOf = ({ incomeYear: year, salaryType: source }: CardRow) =>
  year === null ? null : { year, source }

/** What somebody does, never who they are. */
export const carded = (row: CardRow, { clock }: Pick<Deps, 'clock'>): AnonymousCard =>
  anonymousCard(cardSource(row), clock())

/** Whose handles are told: a company's, or those of all our agents. */
export type HandleReader = Pick<OperatorCaller, 'companyId'>

/** With the handle that this reader has for the person, and no other reader has (OFR-13). */
export function withHandle<Person extends { id: string }>(
  person: Person,
  { companyId }: HandleReader,
  { secrets }: Pick<Deps, 'secrets'>,
): Person & { handle: string } {
  // By the oldest key: a key change gives nobody another handle while both keys are known.
  const hash = macBy(secrets.oldestMacKey('handle'), `${companyId ?? 'agents'}:${person.id}`)
  return { ...person, handle: handleOf(Buffer.from(hash, 'base64url').toString('hex')) }
}

/** The candidates of a list with the reader's handles, by id. */
export async function handledCards(
  db: Queries,
  ids: readonly (string | null)[],
  reader: HandleReader,
  deps: Pick<Deps, 'clock' | 'secrets'>,
) {
  const cards = await candidateCards(db, ids, deps)
  return new Map([...cards].map(([id, card]) => [id, withHandle(card, reader, deps)]))
}

/** The candidates of a list, by id. */
export async function candidateCards(
  db: Queries,
  ids: readonly (string | null)[],
  deps: Pick<Deps, 'clock'>,
): Promise<Map<string, AnonymousCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await findCards(db, wanted)
  return new Map(rows.map((row) => [row.id, carded(row, deps)]))
}
