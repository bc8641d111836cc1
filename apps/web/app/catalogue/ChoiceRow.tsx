import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'

type ChoiceRowProps = { title: ReactNode; note?: ReactNode; onClick: () => void }

/** A row that chooses and goes on. */
export function ChoiceRow({ title, note, onClick }: ChoiceRowProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-3 rounded-field px-3 py-2 text-left transition-colors press:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-h3 break-words">{title}</span>
        {note && <span className="block text-caption text-ink-3">{note}</span>}
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </button>
  )
}
