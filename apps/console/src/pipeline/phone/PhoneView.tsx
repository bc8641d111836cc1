import { groupedByTodo, nextOf } from '@coffeeattack/domain/pipeline/next'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { useNow } from '@coffeeattack/kit/useNow'
import type { ReactNode, Ref } from 'react'
import { TurningList } from '../../list/turning.tsx'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from '../placing.ts'
import type { Board } from '../queries.ts'
import { loadedIn } from '../use-column.ts'
import { StageChips } from './StageChips.tsx'
import { StageList } from './StageList.tsx'

type PhoneViewProps = {
  ref: Ref<HTMLDivElement>
  board: Board
  stage: PipelineStage
  filter: Filter
  onStage: (stage: PipelineStage) => void
}

/** On a phone one stage at a time. */
export function PhoneView({ ref, board, stage, filter, onStage }: PhoneViewProps) {
  return (
    <div ref={ref}>
      <StageChips board={board} chosen={stage} onStage={onStage} />
      <StageList key={stage} column={columnOf(board, stage)} filter={filter} />
    </div>
  )
}

type StoryPagesProps = {
  board: Board | undefined
  stage: PipelineStage
  filter: Filter
  children: ReactNode
}

/** Around the story: on a phone one turns to the next of the stage, in the order in which the list shows them. */
export function StoryPages({ board, stage, filter, children }: StoryPagesProps) {
  const { addressOf, shown } = usePipeline()
  const now = useNow()
  const column = board && columnOf(board, stage)
  const cards = column ? loadedIn(column, filter).map(shown) : []
  const groups = groupedByTodo(stage, cards, (card) => nextOf(card, now))
  return (
    <TurningList
      ids={groups.flatMap(({ items }) => items.map(({ card }) => card.id))}
      {...(column && { total: column.count })}
      addressOf={addressOf}
    >
      {children}
    </TurningList>
  )
}
