import { mustHavesMet } from '@coffeeattack/domain/positions/must-haves'
import type { StoredPosition } from '@coffeeattack/domain/positions/position'
import type { PersonForMatching, PositionForMatching } from '@coffeeattack/domain/suggestions/compared'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { bySum, suggestionFor } from '@coffeeattack/domain/suggestions/score'
import type { Deps } from '../../../deps.ts'
import type { RecordInJson } from '../../companies/core/records.ts'
import { peopleFrom, positionFrom } from './compared.ts'
import { nearnessTo } from './nearness.ts'
import { weightsInUse } from './weights.ts'

type SuggestDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** An open position as it is compared with one person. */
export type OpenPosition = {
  id: string
  createdAt: Date
  fields: Pick<
    StoredPosition,
    | 'title'
    | 'message'
    | 'jobLabel'
    | 'jobSubLabel'
    | 'yearsMin'
    | 'yearsMax'
    | 'salaryMin'
    | 'salaryMax'
    | 'mustHaves'
  >
  record: RecordInJson
  /** The person likes the company, and the position names it. */
  likes: boolean
}

/** `missing` reads the must-haves again, for the few positions where somebody asks. */
type Compared = { suggestion: Suggestion; missing: () => string[] }

/** Positions with their reasons for one person, the highest sum first, then the newest. Empty for somebody whom companies cannot find. */
export async function suggestPositions<Row extends OpenPosition>(
  userId: string,
  rows: readonly Row[],
  deps: SuggestDeps,
): Promise<(Row & Compared)[]> {
  const now = deps.clock()
  const asked = rows.map((row) => positionFrom(row.fields, row.record, now))
  const people = await peopleFrom(
    deps.db.drizzle,
    [userId],
    asked.flatMap(({ mustHaves }) => mustHaves),
  )
  const person: PersonForMatching | undefined = people.get(userId)?.person
  if (!person) return []
  const [nearness, { weights }] = await Promise.all([
    nearnessTo(deps.db.drizzle, person.brings.techStackItems),
    weightsInUse(deps),
  ])
  const compared = rows.map((row, place) => {
    const position = asked[place]!
    const suggestion = suggestionFor({ person, position, likes: row.likes, nearness }, weights)
    const missing = () => missedLines(person, position)
    return {
      row: { ...row, suggestion, missing },
      sum: suggestion.sum,
      lastActiveAt: row.createdAt,
      id: row.id,
    }
  })
  return compared.toSorted(bySum).map(({ row }) => row)
}

const missedLines = ({ brings }: PersonForMatching, { mustHaves }: PositionForMatching) =>
  mustHavesMet(brings, mustHaves).flatMap(({ line, has }) => (has === null ? [line] : []))
