import { useEffect, type RefObject } from 'react'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** Down and up, by the arrows or by J and K, whichever letters stand on them. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ㅓ: 1, ArrowUp: -1, k: -1, ㅏ: -1 }

/**
 * `/` goes to the search field, ↑ ↓ (or K and J) walk through the rows (Enter opens: they are links), → goes over into
 * what is open, Esc closes it.
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
      const step = steps[event.key]
      const isLetter = event.key.length === 1
      if (isLetter && (isTyping(target) || event.ctrlKey || event.metaKey || event.altKey)) return
      if (event.key === '/') {
        event.preventDefault()
        field.current?.focus()
        field.current?.select()
      } else if (step) {
        // The letters scroll nothing, so from wherever they are pressed they go on from what is open.
        const from = isLetter && !target?.matches('[data-row]') ? openRow(list.current) : target
        const next = list.current && rowAfter(rowsIn(list.current), from, step, field.current)
        if (!next) return
        event.preventDefault()
        next.focus()
      } else if (event.key === 'ArrowRight' && target?.matches('[data-row][aria-current]')) {
        document.querySelector<HTMLElement>('[data-opened-title]')?.focus()
      } else if (event.key === 'Escape') {
        close()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list, field, close])
}

const openRow = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-row][aria-current]') ?? document.body

/** From the field down to the first row, between rows, and from the first row up to the field again. */
function rowAfter(
  rows: readonly HTMLElement[],
  target: HTMLElement | null,
  step: 1 | -1,
  field: HTMLInputElement | null,
): HTMLElement | null {
  const at = target ? rows.indexOf(target) : -1
  if (at < 0) return step === 1 && (target === field || target === document.body) ? (rows[0] ?? null) : null
  if (step === -1 && at === 0) return field
  return rows[at + step] ?? null
}

const isTyping = (target: HTMLElement | null) =>
  target?.matches('input, textarea, select, [contenteditable]') ?? false
