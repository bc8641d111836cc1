import {
  isCandidates,
  type PipelineStage,
  pipelineStages,
  stageNames,
} from '@coffeeattack/domain/pipeline/stage'
import { useNow } from '@coffeeattack/kit/useNow'
import { Person } from '@coffeeattack/ui/icons/Person'
import { useQuery } from '@tanstack/react-query'
import { type Ref, type RefObject, useRef, useState } from 'react'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from '../placing.ts'
import { type Board as BoardData, type Card, storyQuery } from '../queries.ts'
import { useCardKeys } from '../use-card-keys.ts'
import { loadedIn } from '../use-column.ts'
import { useMedia } from '../use-media.ts'
import { Column } from './Column.tsx'
import { useDropTarget, useFollowed, useDraggedCard } from './dragging.ts'
import { wideStages } from './widths.ts'

type BoardProps = {
  ref: Ref<HTMLElement>
  board: BoardData
  filter: Filter
  /** The column of the open story. */
  open: PipelineStage | null
  isBusy: boolean
}

/** The columns in the order of the stages. */
function Board({ ref, board, filter, open, isBusy }: BoardProps) {
  const { move } = usePipeline()
  const now = useNow()
  const held = useDraggedCard()
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

type BoardViewProps = {
  ref: RefObject<HTMLDivElement | null>
  board: BoardData
  filter: Filter
  isBusy: boolean
}

/** The board with its shortcuts. */
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

type StripProps = {
  column: BoardData['columns'][number]
  held: Card | null
  onOpen: () => void
  onDrop: (card: Card) => void
}

/** A narrow column with its count and name; a press opens it. */
function Strip({ column: { stage, count, items }, held, onOpen, onDrop }: StripProps) {
  const box = useRef<HTMLButtonElement>(null)
  const isOver = useDropTarget(box, stage, onDrop)
  const { followed } = usePipeline()
  useFollowed(box, items.find(({ id }) => id === followed)?.id)
  const isTarget = held?.moves.includes(stage) ?? false
  const isTheirs = isCandidates(stage)
  return (
    <button
      ref={box}
      type="button"
      data-column={stage}
      aria-expanded={false}
      onClick={onOpen}
      className={`flex w-[38px] shrink-0 flex-col items-center gap-2 rounded-t-[14px] pt-3 text-caption text-ink-2 hover:text-ink ${isTheirs ? 'border-[1.5px] border-b-0 border-dashed border-line-2' : 'bg-tray inset-ring inset-ring-tray-line'} ${isTarget ? 'inset-ring-2 inset-ring-primary!' : ''} ${isOver ? 'bg-surface-3!' : ''}`}
    >
      {isTheirs && <Person size={13} strokeWidth={2.2} className="order-1" />}
      <span className="order-2 font-semibold tracking-normal [writing-mode:vertical-rl]">
        {stageNames[stage]}
      </span>
      <b className="leading-[18px] font-bold text-ink tnum">
        {count}
        <span className="sr-only">명</span>
      </b>
    </button>
  )
}
