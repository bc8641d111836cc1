import { DAY_MS } from '@coffeeattack/domain/kst'
import { LEARNING } from '@coffeeattack/domain/suggestions/learning/outcome'
import type { Queries } from '../../../platform/db/queries.ts'

/** Outcomes before this are too old to learn from. */
export const windowFrom = (now: Date): Date => new Date(now.getTime() - LEARNING.windowDays * DAY_MS)

/** The number of outcomes in the window. */
export async function gatheredSince(db: Queries, since: Date): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>({
    name: 'outcomes-gathered',
    text: 'select count(*)::int as count from suggestion_outcomes where at > $1',
    values: [since],
  })
  return rows[0]!.count
}
