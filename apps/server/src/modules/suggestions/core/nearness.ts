import {
  keyOfPair,
  type Nearness,
  nearnessFrom,
  nothingNear,
} from '@coffeeattack/domain/suggestions/nearness'
import type { Queries } from '../../../platform/db/queries.ts'

type Pair = { one: string; other: string; nearness: number }

/** How near other skills are to these, as drawn last night. A pair is found from either side. */
export async function nearnessTo(db: Queries, skills: readonly string[]): Promise<Nearness> {
  if (skills.length === 0) return nothingNear
  const { rows } = await db.$client.query<Pair>({
    name: 'skill-pairs-of',
    text: `select one, other, nearness from skill_pairs where one = any($1::text[])
           union all select one, other, nearness from skill_pairs where other = any($1::text[])`,
    values: [skills],
  })
  return nearnessFrom(new Map(rows.map(({ one, other, nearness }) => [keyOfPair(one, other), nearness])))
}
