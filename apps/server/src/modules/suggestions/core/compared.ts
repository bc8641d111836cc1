import { readRowOf } from '@coffeeattack/domain/candidates/query/keys'
import { type MustHave, toldWords } from '@coffeeattack/domain/positions/must-haves'
import type { StoredPosition } from '@coffeeattack/domain/positions/position'
import {
  type PersonForMatching,
  personForMatching,
  type PositionForMatching,
  positionForMatching,
} from '@coffeeattack/domain/suggestions/compared'
import type { Queries } from '../../../platform/db/queries.ts'
import { careerTexts } from '../../candidates/core/brings.ts'
import { readOnce } from '../../catalogue/core/read-must-haves.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { type RecordInJson, recordShown } from '../../companies/core/records.ts'

/* The only ways from rows to what the scorer takes (MATCH-2). */

type AskedInRow = Pick<
  StoredPosition,
  | 'jobLabel'
  | 'jobSubLabel'
  | 'yearsMin'
  | 'yearsMax'
  | 'salaryMin'
  | 'salaryMax'
  | 'title'
  | 'message'
  | 'mustHaves'
>

/** A position with the record of its company, as candidates may read it. */
export function positionFrom(asked: AskedInRow, record: RecordInJson, now: Date): PositionForMatching {
  const { came, payKept } = recordShown(record, now)
  return positionForMatching(asked, {
    mustHaves: readOnce(asked.mustHaves),
    kept: { came: came?.value ?? null, payKept: payKept?.value ?? null },
    lexicon: searchLexicon(),
  })
}

export type ComparedPerson = { person: PersonForMatching; lastActiveAt: Date }

type SearchRow = {
  id: string
  terms: string[]
  careerMonths: number
  hopeSalary: number | null
  lastActiveAt: Date
}

/**
 * These people as the search knows them: whoever companies cannot find is not among them. Their careers are read as far as the
 * must-haves ask, and never the hidden ones.
 */
export async function peopleFrom(
  db: Queries,
  ids: readonly string[],
  mustHaves: readonly MustHave[],
): Promise<Map<string, ComparedPerson>> {
  if (ids.length === 0) return new Map()
  const [{ rows }, texts] = await Promise.all([
    db.$client.query<SearchRow>({
      name: 'people-for-matching',
      text: `select candidate_id as id, array(select term from unnest(terms) term where term ~ '^[jkst]:') as terms, career_months as "careerMonths", hope_salary as "hopeSalary",
               last_active_at as "lastActiveAt" from candidate_search where candidate_id = any($1::uuid[])`,
      values: [ids],
    }),
    careerTexts(db, ids, toldWords(mustHaves)),
  ])
  return new Map(
    rows.map(({ id, terms, lastActiveAt, ...row }) => {
      const brings = { ...readRowOf(terms), careers: texts.get(id) ?? [] }
      return [id, { person: personForMatching({ ...row, brings }), lastActiveAt }]
    }),
  )
}

/** Every skill that these positions ask for. */
export const skillsOf = (positions: readonly PositionForMatching[]): string[] => [
  ...new Set(positions.flatMap(({ skills }) => skills.flatMap(({ names }) => names))),
]
