import { addMonths, atKst, formatDay, kstDay, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { learnModel } from '@coffeeattack/domain/suggestions/learning/learn'
import { LEARNING, type Outcome } from '@coffeeattack/domain/suggestions/learning/outcome'
import { seedOf } from '@coffeeattack/domain/suggestions/learning/random'
import { HAND_WEIGHTS, HAND_WEIGHTS_SINCE } from '@coffeeattack/domain/suggestions/weights'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { suggestionModels, suggestionOutcomes } from '../../../platform/db/schema/suggestions.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { windowFrom } from '../core/outcomes.ts'
import { weightsInUse } from '../core/weights.ts'
import { gatherOutcomes } from './gather-outcomes.ts'

/**
 * Each night: writes down new outcomes, and from 500 of them on learns weights, judges them and writes one row of the ledger, whether they
 * are used or not (MATCH-3). Time and memory grow with the outcomes of half a year.
 */
export function learnWeightsNightly(deps: Deps): Promise<void> {
  return eachAlone('learn-weights', deps, async (alone) => {
    await gatherOutcomes(deps, alone)
    await alone.one(() => writeHandRow(deps))
    await alone.one(() => learn(deps))
    await alone.one(() => forgetOld(deps))
  })
}

export const learnWeightsJob: Job = { name: 'learn-weights', cron: '40 3 * * *', run: learnWeightsNightly }

/** The weights set by hand are the ledger's first row. */
async function writeHandRow({ db, ids, clock }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    const [known] = await tx.select({ id: suggestionModels.id }).from(suggestionModels).limit(1)
    if (known) return
    await tx.insert(suggestionModels).values({
      id: ids.next(),
      on: HAND_WEIGHTS_SINCE,
      isHand: true,
      weights: HAND_WEIGHTS,
      verdict: 'HAND',
      usedFrom: startOfKstDay(parseDay(HAND_WEIGHTS_SINCE)!),
      createdAt: clock(),
    })
  })
}

async function learn(deps: Deps): Promise<void> {
  const { db, ids, clock, settings } = deps
  const now = clock()
  const today = kstDay(now)
  const on = formatDay(today)
  const outcomes = await outcomesSince(db.drizzle, windowFrom(now))
  const { weights: before } = await weightsInUse(deps)
  const model = learnModel({ outcomes, before, isOn: settings.suggestionsLearning, seed: seedOf(on) })
  if (!model) return
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    const id = ids.next()
    const added = await tx
      .insert(suggestionModels)
      .values({
        id,
        on,
        isHand: false,
        windowFrom: formatDay(today - LEARNING.windowDays),
        windowTo: formatDay(today - 1),
        ...model,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: suggestionModels.id })
    if (added.length === 0 || model.verdict !== 'USED') return
    await tx.update(suggestionModels).set({ usedUntil: now }).where(IS_IN_USE)
    await tx.update(suggestionModels).set({ usedFrom: now }).where(eq(suggestionModels.id, id))
  })
}

const IS_IN_USE = and(isNotNull(suggestionModels.usedFrom), isNull(suggestionModels.usedUntil))

/** An arbitrary lock number, the same in every process. */
const takeTurn = (tx: Queries) => tx.$client.query('select pg_advisory_xact_lock(7120456814)')

async function outcomesSince(db: Queries, since: Date): Promise<Outcome[]> {
  const { rows } = await db.$client.query<Omit<Outcome, 'accepted'> & { accepted: boolean }>(
    `select shares, accepted, position_id as position, at, plain from suggestion_outcomes
     where at > $1 order by at, offer_id`,
    [since],
  )
  return rows.map((row) => ({ ...row, accepted: row.accepted ? 1 : 0 }))
}

/** Outcomes go when no model looks at them any more; rows of the ledger are evidence for five years. */
async function forgetOld({ db, clock }: Deps): Promise<void> {
  const now = clock()
  const kept = atKst(addMonths(kstDay(now), -12 * LEARNING.ledgerYears), 0)
  await db.transaction(async (tx) => {
    await tx.delete(suggestionOutcomes).where(lt(suggestionOutcomes.at, windowFrom(now)))
    await tx
      .delete(suggestionModels)
      .where(and(lt(suggestionModels.createdAt, kept), isNotNull(suggestionModels.usedUntil)))
    await tx
      .delete(suggestionModels)
      .where(and(lt(suggestionModels.createdAt, kept), isNull(suggestionModels.usedFrom)))
  })
}
