import { useEffect, type RefObject } from 'react'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/**
 * `/` goes to the search field, ↑ and ↓ walk through the rows (Enter opens: they are links), → goes over into what is
 * open, Esc closes it.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (
        event.defaultPrevented ||
        event.isComposing ||
        target?.closest('dialog, [role=dialog], [role=alertdialog]')
      )
        return
      if (event.key === '/' && !isTyping(target)) {
        event.preventDefault()
        field.current?.focus()
        field.current?.select()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = list.current && rowAfter(rowsIn(list.current), target, event.key, field.current)
        if (!next) return
        event.preventDefault()
        next.focus()
      } else if (event.key === 'ArrowRight' && target?.matches('[data-row][aria-current]')) {
        document.querySelector<HTMLElement>('aside h2')?.focus()
      } else if (event.key === 'Escape') {
        close()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list, field, close])
}

/** From the field down to the first row, between rows, and from the first row up to the field again. */
function rowAfter(
  rows: readonly HTMLElement[],
  target: HTMLElement | null,
  key: string,
  field: HTMLInputElement | null,
): HTMLElement | null {
  const at = target ? rows.indexOf(target) : -1
  if (at < 0)
    return key === 'ArrowDown' && (target === field || target === document.body) ? (rows[0] ?? null) : null
  if (key === 'ArrowUp' && at === 0) return field
  return rows[key === 'ArrowDown' ? at + 1 : at - 1] ?? null
}

const isTyping = (target: HTMLElement | null) =>
  target?.matches('input, textarea, select, [contenteditable]') ?? false
