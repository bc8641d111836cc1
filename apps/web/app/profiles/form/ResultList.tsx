import { SCHOOL_SEARCH } from '@coffeeattack/domain/catalogue/search'
import { useEffect, useRef, type ReactNode } from 'react'

export type SearchOption = { key: string; title: string; note?: string; choose: () => void }

type ResultListProps = {
  id: string
  label: string
  options: readonly SearchOption[]
  /** The one that the arrow keys stand on. */
  active: number
  onChoose: (option: SearchOption) => void
}

/** What a search found lies over the form, never higher than 250 px, and scrolls inside (PRO-8). */
export function ResultList({ id, label, options, active, onChoose }: ResultListProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot be styled, nor say more than a name
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      style={{ maxHeight: SCHOOL_SEARCH.listMaxHeightPx }}
      className="absolute inset-x-0 top-full z-16 mt-2 overflow-y-auto overscroll-contain rounded-field bg-elevated py-1 shadow-2 inset-ring inset-ring-line-2"
    >
      {options.map((option, index) => (
        <ResultRow
          key={option.key}
          id={`${id}-${index}`}
          active={index === active}
          note={option.note}
          onChoose={() => onChoose(option)}
        >
          {option.title}
        </ResultRow>
      ))}
    </div>
  )
}

type ResultRowProps = {
  id: string
  active: boolean
  note: string | undefined
  onChoose: () => void
  children: ReactNode
}

function ResultRow({ id, active, note, onChoose, children }: ResultRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be styled
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={onChoose}
      className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-body outline-none transition-colors press:bg-surface-2 aria-selected:bg-surface-2"
    >
      <span className="min-w-0 break-words">{children}</span>
      {note && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
    </div>
  )
}
