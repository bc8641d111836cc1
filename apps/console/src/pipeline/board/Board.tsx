import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { useNow } from '@coffeeattack/kit/useNow'
import { type Ref, useState } from 'react'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from '../placing.ts'
import type { Board as BoardData } from '../queries.ts'
import { useMedia } from '../use-media.ts'
import { Column } from './Column.tsx'
import { useHeld } from './dragging.ts'
import { Strip } from './Strip.tsx'
import { wideStages } from './widths.ts'

type BoardProps = {
  ref: Ref<HTMLElement>
  board: BoardData
  filter: Filter
  /** In which column the story that is open has its card. */
  open: PipelineStage | null
  isBusy: boolean
}

/** From left to right, as far as somebody came. */
export function Board({ ref, board, filter, open, isBusy }: BoardProps) {
  const { move } = usePipeline()
  const now = useNow()
  const held = useHeld()
  const isRoomy = useMedia('(width >= 1400px)')
  const [also, setAlso] = useState<PipelineStage | null>(null)
  const wide = wideStages({ open, also, isRoomy })
  return (
    <section
      ref={ref}
      aria-label="보드"
      aria-busy={isBusy || undefined}
      className="strip -mx-5 flex min-h-0 flex-1 gap-2 px-5"
    >
      {pipelineStages.map((stage) => {
        const column = columnOf(board, stage)
        return wide.has(stage) ? (
          <Column
            key={stage}
            column={column}
            filter={filter}
            now={now}
            held={held}
            isSplit={open !== null}
            {...(stage === also && { onClose: () => setAlso(null) })}
            onDrop={(card) => move(card, stage)}
          />
        ) : (
          <Strip
            key={stage}
            column={column}
            held={held}
            onOpen={() => setAlso(stage)}
            onDrop={(card) => move(card, stage)}
          />
        )
      })}
    </section>
  )
}
