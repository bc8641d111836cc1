import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import type { Board, Card } from './queries.ts'

type Column = Board['columns'][number]

export const columnOf = ({ columns }: Board, stage: PipelineStage): Column =>
  columns.find((column) => column.stage === stage) ?? { stage, count: 0, items: [], nextCursor: null }

/** The board with a card as it now stands: at the top of its column, and the counts still add up. */
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
      // It was further down than what has come so far, or in another column of them.
      const isNew = wasElsewhere(board, card)
      return { ...column, items: [card, ...column.items], count: column.count + (isNew ? 1 : 0) }
    }),
  }
}

const wasElsewhere = ({ columns }: Board, card: Card) =>
  columns.some(({ stage, items }) => stage !== card.stage && items.some(({ id }) => id === card.id))

/** What goes on below the board's first people, without whom the board already shows. */
export const below = (items: readonly Card[], more: readonly Card[]): Card[] => {
  const shown = new Set(items.map(({ id }) => id))
  return [...items, ...more.filter(({ id }) => !shown.has(id))]
}

/** Where a phone begins: at whoever is open, else where most is to be done and somebody is. */
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
