import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { signalNames, signals } from '@coffeeattack/domain/suggestions/signals'
import {
  HAND_WEIGHTS,
  HAND_WEIGHTS_SINCE,
  readWeights,
  type Weights,
} from '@coffeeattack/domain/suggestions/weights'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'

type WeightsDeps = { db: { drizzle: Queries }; settings: Pick<Deps['settings'], 'suggestionsLearning'> }

/** Weights in use, since when, and from how many outcomes they were learnt; null for those set by hand. */
export type InUse = { weights: Weights; since: string; outcomes: number | null }

const BY_HAND: InUse = { weights: HAND_WEIGHTS, since: HAND_WEIGHTS_SINCE, outcomes: null }

/**
 * The weights in use, read anew for each list: a model that is taken into use or out of it counts at once on every process. The setting
 * SUGGESTIONS_LEARNING=off means weights set by hand, whatever the ledger says.
 */
export async function weightsInUse({ db, settings }: WeightsDeps): Promise<InUse> {
  if (!settings.suggestionsLearning) return BY_HAND
  const { rows } = await db.drizzle.$client.query<{
    weights: unknown
    usedFrom: Date
    outcomes: number | null
  }>({
    name: 'weights-in-use',
    text: `select weights, used_from as "usedFrom", outcomes from suggestion_models
           where used_from is not null and used_until is null`,
  })
  const row = rows[0]
  const weights = row ? readWeights(row.weights) : null
  if (!row || !weights) return BY_HAND
  return { weights, since: formatDay(kstDay(row.usedFrom)), outcomes: row.outcomes }
}

/** The contract's `signalWeights`. */
export const shownWeights = (weights: Weights) =>
  signalNames.map((signal) => ({ signal, label: signals[signal].label, weight: weights[signal] }))
