import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from '../placing.ts'
import { type Board as BoardData, storyQuery } from '../queries.ts'
import { useCardKeys } from '../use-card-keys.ts'
import { loadedIn } from '../use-column.ts'
import { Board } from './Board.tsx'

type BoardViewProps = {
  ref: RefObject<HTMLDivElement | null>
  board: BoardData
  filter: Filter
  isBusy: boolean
}

/** The board, and its keys. */
export function BoardView({ ref, board, filter, isBusy }: BoardViewProps) {
  const { openId, shown } = usePipeline()
  const cards = () => pipelineStages.map((stage) => loadedIn(columnOf(board, stage), filter))
  useCardKeys(ref, cards)
  const opened = useQuery({ ...storyQuery(openId ?? ''), enabled: openId !== undefined })
  const known =
    openId &&
    (cards()
      .flat()
      .find(({ id }) => id === openId) ??
      opened.data?.card)
  return (
    <Board ref={ref} board={board} filter={filter} open={known ? shown(known).stage : null} isBusy={isBusy} />
  )
}
