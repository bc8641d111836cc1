import type { ReactNode } from 'react'
import { Close } from './icons/Close.tsx'

type RemovableChipProps = { name: string; onRemove: () => void; children?: ReactNode }

/** A tag with a delete button. It shows its name, which is in the button's as well ('결제 지우기'), or its children. */
export function RemovableChip({ name, onRemove, children = name }: RemovableChipProps) {
  return (
    <span className="inline-flex h-9 max-w-full items-center rounded-full bg-surface-2 pl-3.5 text-body-s font-medium text-ink-2">
      <span className="truncate">{children}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${name} 지우기`}
        className="relative grid size-9 shrink-0 place-items-center rounded-full text-ink-3 before:absolute before:-inset-1 press:text-ink"
      >
        <Close size={15} strokeWidth={2.2} />
      </button>
    </span>
  )
}
