import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { LEARNING, type Verdict } from '@coffeeattack/domain/suggestions/learning/outcome'
import { HAND_WEIGHTS, readWeights } from '@coffeeattack/domain/suggestions/weights'
import type { Queries } from '../../../platform/db/queries.ts'
import { cursorAt, cutPage, type PageQuery, type Place, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { gatheredSince, windowFrom } from '../core/outcomes.ts'
import { shownWeights } from '../core/weights.ts'

const PAGE = 20

/** The ledger of weights (MATCH-3), the newest first: what was learnt from what, how it was judged, and whether it is used. */
export async function listModels({ cursor, limit = PAGE }: PageQuery, { db, clock, settings }: ApiDeps) {
  const now = clock()
  const rows = await findModels(db.drizzle, placeIn(cursor), limit + 1)
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt: at, id }) => cursorAt({ at, id }))
  const isUsed = settings.suggestionsLearning
  return {
    items: page.map((row) => itemOf(row, isUsed)),
    gathered: await gatheredSince(db.drizzle, windowFrom(now)),
    needed: LEARNING.outcomes,
    isLearningOn: isUsed,
    nextCursor,
  }
}

export type ModelRow = {
  id: string
  on: string
  isHand: boolean
  windowFrom: string | null
  windowTo: string | null
  outcomes: number | null
  learnt: number | null
  heldOut: number | null
  ndcgBefore: number | null
  ndcg: number | null
  gainLow: number | null
  gainHigh: number | null
  acceptedBefore: number | null
  accepted: number | null
  weights: unknown
  verdict: Verdict
  usedFrom: Date | null
  usedUntil: Date | null
  createdAt: Date
}

async function findModels(db: Queries, after: Place | null, limit: number): Promise<ModelRow[]> {
  const { rows } = await db.$client.query<ModelRow>({
    name: 'suggestion-models',
    text: `select id, "on"::text as "on", is_hand as "isHand", window_from::text as "windowFrom",
        window_to::text as "windowTo", outcomes, learnt, held_out as "heldOut", ndcg_before as "ndcgBefore", ndcg,
        gain_low as "gainLow", gain_high as "gainHigh", accepted_before as "acceptedBefore", accepted, weights, verdict,
        used_from as "usedFrom", used_until as "usedUntil", created_at as "createdAt"
      from suggestion_models
      where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
      order by created_at desc, id desc limit $3`,
    values: [after?.at ?? null, after?.id ?? null, limit],
  })
  return rows
}

const dayOf = (at: Date | null) => at && formatDay(kstDay(at))

function itemOf(row: ModelRow, isUsed: boolean) {
  const { windowFrom: from, windowTo: to, usedFrom, usedUntil, weights, createdAt: _created, ...told } = row
  return {
    ...told,
    from,
    to,
    weights: shownWeights(readWeights(weights) ?? HAND_WEIGHTS),
    // With learning switched off the weights of hand count, whatever the ledger says.
    isInUse: usedFrom !== null && usedUntil === null && (isUsed || row.isHand),
    usedFrom: dayOf(usedFrom),
    usedUntil: dayOf(usedUntil),
  }
}
