import { isCandidates, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { Person } from '@coffeeattack/ui/icons/Person'
import { useRef } from 'react'
import { usePipeline } from '../context.ts'
import type { Board, Card } from '../queries.ts'
import { useDropTarget } from './dragging.ts'
import { useFollowed } from './use-followed.ts'

type StripProps = {
  column: Board['columns'][number]
  held: Card | null
  onOpen: () => void
  onDrop: (card: Card) => void
}

/** A column without room: how many it holds, and what it is called. Pressed, it opens. */
export function Strip({ column: { stage, count, items }, held, onOpen, onDrop }: StripProps) {
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
