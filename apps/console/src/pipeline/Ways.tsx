import { More } from '@coffeeattack/ui/icons/More'
import { usePipeline } from './context.ts'
import type { Card } from './queries.ts'
import { whoIsSpoken } from './words.ts'

/** All that can be done, for whoever does not drag: seen by the mouse and by the keys, and always without a mouse. */
export function Ways({ card, className = '' }: { card: Card; className?: string }) {
  const { openMenu } = usePipeline()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`${whoIsSpoken(card)} 더 보기`}
      onClick={({ currentTarget }) => openMenu('all', card, currentTarget)}
      className={`relative z-1 grid size-7 place-items-center rounded-[8px] text-ink-2 opacity-0 group-hover:opacity-100 hover:bg-surface-2 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100 ${className}`}
    >
      <More size={16} className="rotate-90" />
    </button>
  )
}
