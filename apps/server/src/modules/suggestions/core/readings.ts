import {
  type CountedGroup,
  type Dimension,
  dimensionNames,
  judgeGroups,
} from '@coffeeattack/domain/suggestions/fairness'
import type { Reading } from '../../../platform/observing/reading.ts'

/** The lowest ratio of the newest month by dimension (MATCH-6); 1 where no group is judged. */
export const lowestRatio: Reading = {
  name: 'suggestions_lowest_ratio',
  help: 'The lowest ratio of a group in the suggestions of the newest month, by what the groups are made of',
  labels: ['dimension'],
  async read({ db }) {
    const { rows } = await db.pool.query<CountedGroup & { dimension: Dimension }>(
      `select dimension, name, people, suggested, points from fairness_groups
       where month = (select max(month) from fairness_months)`,
    )
    return dimensionNames.map((dimension) => {
      const judged = judgeGroups(rows.filter((row) => row.dimension === dimension))
      const value = Math.min(1, ...judged.flatMap(({ ratio }) => ratio ?? []))
      return { dimension, value }
    })
  },
}
