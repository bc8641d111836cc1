import { Avatar } from '@coffeeattack/ui/Avatar'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { usePipeline } from './context.ts'
import type { Card } from './queries.ts'

/** Who looks after somebody; pressed, it is given to another. */
export function Assignee({ card }: { card: Card }) {
  const { openMenu } = usePipeline()
  const { assignee } = card
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={assignee ? `담당 ${assignee.name}` : '담당 정하기'}
      title={assignee?.name}
      onClick={({ currentTarget }) => openMenu('assign', card, currentTarget)}
      className="relative z-1 grid size-5.5 shrink-0 place-items-center rounded-full before:absolute before:-inset-1.5"
    >
      {assignee ? (
        <Avatar name={assignee.name} className="size-5.5! text-[11px]!" />
      ) : (
        <span className="grid size-full place-items-center rounded-full text-ink-3 inset-ring inset-ring-line-2">
          <Plus size={12} strokeWidth={2.2} />
        </span>
      )}
    </button>
  )
}
