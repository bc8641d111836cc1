import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import type { Board, Card } from './queries.ts'

type Column = Board['columns'][number]

export const columnOf = ({ columns }: Board, stage: PipelineStage): Column =>
  columns.find((column) => column.stage === stage) ?? { stage, count: 0, items: [], nextCursor: null }

/** The board with a changed card at the top of its column and with correct counts. */
export function withCard(board: Board, card: Card): Board {
  return {
    ...board,
    columns: board.columns.map((column) => {
      const at = column.items.findIndex(({ id }) => id === card.id)
      const isHere = column.stage === card.stage
      if (at >= 0 && isHere) return { ...column, items: column.items.with(at, card) }
      if (at >= 0)
        return { ...column, items: column.items.toSpliced(at, 1), count: Math.max(0, column.count - 1) }
      if (!isHere) return column
      // A card from another loaded column is new here; otherwise this column's count includes it already.
      const isNew = wasElsewhere(board, card)
      return { ...column, items: [card, ...column.items], count: column.count + (isNew ? 1 : 0) }
    }),
  }
}

const wasElsewhere = ({ columns }: Board, card: Card) =>
  columns.some(({ stage, items }) => stage !== card.stage && items.some(({ id }) => id === card.id))

/** The rows after the board's first people, without those that the board shows. */
export const below = (items: readonly Card[], more: readonly Card[]): Card[] => {
  const shown = new Set(items.map(({ id }) => id))
  return [...items, ...more.filter(({ id }) => !shown.has(id))]
}

/** The stages in the order of preference for the first view on a phone. */
const preferred: readonly PipelineStage[] = [
  'COFFEECHAT',
  'OFFERED',
  'INTERVIEW',
  'TERMS',
  'SAVED',
  'HIRED',
  'ENDED',
]
export const firstStage = (board: Board, openId?: string): PipelineStage =>
  board.columns.find(({ items }) => items.some(({ id }) => id === openId))?.stage ??
  preferred.find((stage) => columnOf(board, stage).count > 0) ??
  'SAVED'
