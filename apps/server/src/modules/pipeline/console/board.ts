import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordShowing } from '../../operators/core/audit.ts'
import type { CardFilter } from './board-sql.ts'
import { scopeOf, showCards, type ShownCard } from './show-card.ts'
import { type CardPlace, readBoard, readCards } from './store.ts'

/** More than fit on a screen: whoever scrolls asks for the rest. */
const COLUMN = 10
const PAGE = 50

/** To plan the board takes as long as to read it. */
const PLANNED = { plansOnce: true } as const

/** Every stage with its count and its first cards (BIZ-10). */
export async function showBoard(filter: CardFilter, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const scope = scopeOf(caller, now)
    const { counts, items, ...rest } = await readBoard(tx, scope, filter, COLUMN)
    const shown = showCards(items, scope, deps)
    await noteNames(tx, caller, shown, now)
    return {
      ...rest,
      columns: pipelineStages.map((stage) => {
        const count = counts[stage] ?? 0
        const last = count > COLUMN ? items.findLast((row) => row.stage === stage) : undefined
        return {
          stage,
          count,
          items: shown.filter((card) => card.stage === stage),
          nextCursor: last ? cursorBehind(last) : null,
        }
      }),
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    }
  }, PLANNED)
}

type CardsQuery = CardFilter & PageQuery & { stage?: PipelineStage | undefined }

/** A column going on, or all of them as a table, the most urgent first. */
export async function listCards(
  { cursor, limit = PAGE, ...wanted }: CardsQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const scope = scopeOf(caller, now)
    const { total, items } = await readCards(tx, scope, {
      ...wanted,
      after: placeIn(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = cutPage(items, limit, cursorBehind)
    const shown = showCards(page, scope, deps)
    await noteNames(tx, caller, shown, now)
    return { items: shown, total, nextCursor }
  }, PLANNED)
}

const cursorBehind = ({ rank, key, id }: CardPlace): string => toCursor(rank, key, id)

function placeIn(cursor: string | undefined): CardPlace | null {
  const [rank, key, id] = fromCursor(cursor) ?? []
  const isRank = typeof rank === 'number' && Object.hasOwn(pipelineStages, rank)
  return isRank && typeof key === 'number' && isId(id) ? { rank, key, id } : null
}

/** Whose names somebody was shown stands in the trail; an open board reads itself anew at every move of a colleague. */
async function noteNames(tx: Queries, caller: OperatorCaller, shown: readonly ShownCard[], now: Date) {
  const whose = shown.flatMap(({ name, candidateId }) => (name === null ? [] : [candidateId]))
  if (whose.length > 0) await recordShowing(tx, caller, { action: 'pipeline.list', whose }, now)
}
