import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { neverCounted } from '@coffeeattack/domain/suggestions/criteria'
import { LEARNING } from '@coffeeattack/domain/suggestions/learning/outcome'
import { OBJECTION } from '@coffeeattack/domain/suggestions/objection'
import { signalNames, signals } from '@coffeeattack/domain/suggestions/signals'
import { HAND_WEIGHTS, HAND_WEIGHTS_SINCE, readWeights } from '@coffeeattack/domain/suggestions/weights'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { gatheredSince, windowFrom } from '../core/outcomes.ts'
import { shownWeights, weightsInUse } from '../core/weights.ts'

/** What counts, what never does, and with which weights since when (MATCH-5): all that the public page says. */
export async function showCriteria(deps: ApiDeps) {
  const { db, clock, settings } = deps
  const { weights, since, outcomes } = await weightsInUse(deps)
  const { name, department, email } = settings.privacyOfficer
  return {
    signals: signalNames.map((signal) => {
      const { label, looksAt } = signals[signal]
      return { signal, label, looksAt, weight: weights[signal] }
    }),
    never: [...neverCounted],
    since,
    outcomes,
    versions: await versionsOf(db.drizzle),
    gathered: await gatheredSince(db.drizzle, windowFrom(clock())),
    needed: LEARNING.outcomes,
    answerDays: OBJECTION.workingDays,
    inCharge: { name: `${department} ${name}`, contact: email },
  }
}

/** Every version that was used, the newest first; before the first learnt one the weights were set by hand. */
async function versionsOf(db: Queries) {
  const { rows } = await db.$client.query<{
    usedFrom: Date
    outcomes: number | null
    weights: unknown
    isHand: boolean
  }>({
    name: 'suggestion-versions',
    text: `select used_from as "usedFrom", outcomes, weights, is_hand as "isHand" from suggestion_models
           where used_from is not null order by used_from desc limit 200`,
  })
  const used = rows.map((row) => ({
    since: formatDay(kstDay(row.usedFrom)),
    outcomes: row.outcomes,
    weights: shownWeights(readWeights(row.weights) ?? HAND_WEIGHTS),
    isLearnt: !row.isHand,
  }))
  const first = {
    since: HAND_WEIGHTS_SINCE,
    outcomes: null,
    weights: shownWeights(HAND_WEIGHTS),
    isLearnt: false,
  }
  return used.some(({ isLearnt }) => !isLearnt) ? used : [...used, first]
}
