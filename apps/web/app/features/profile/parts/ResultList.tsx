import { SCHOOL_SEARCH } from '@coffeeattack/domain/education/search'
import type { ReactNode } from 'react'

/** What a search found: never higher than 250 px, scrolls inside (PRO-8). */
export function ResultList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      style={{ maxHeight: SCHOOL_SEARCH.listMaxHeightPx }}
      className="mt-2 overflow-y-auto overscroll-contain rounded-field bg-surface py-1 inset-ring inset-ring-line-2"
    >
      {children}
    </ul>
  )
}

type ResultRowProps = { title: ReactNode; note?: ReactNode; onClick: () => void }

export function ResultRow({ title, note, onClick }: ResultRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left text-body -outline-offset-2 transition-colors press:bg-surface-2"
      >
        <span className="min-w-0 break-words">{title}</span>
        {note && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
      </button>
    </li>
  )
}
