import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { isComposing } from './isComposing.ts'

type ComboboxOptions = {
  /** The number of options. */
  count: number
  onChoose: (at: number) => void
  /** Which options are chosen already: arrow keys skip them. */
  isTaken?: (at: number) => boolean
  /** Enter picks the first one before any arrow key. */
  takesFirst?: boolean
  /** The list is part of the page; otherwise it overlays it, and closes on Esc and on blur. */
  stays?: boolean
}

/**
 * A field with a list: it keeps the focus while ↑ ↓ Home End move through the options, Enter picks one and Esc closes
 * it. A key that ends a syllable is ignored.
 */
export function useCombobox({ count, onChoose, isTaken, takesFirst, stays = false }: ComboboxOptions) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  /** The highlighted option; null before any arrow key. */
  const [walked, setWalked] = useState<number | null>(null)
  const free = Array.from({ length: count }, (_, at) => at).filter((at) => !isTaken?.(at))
  const isOpen = count > 0 && (stays || isWanted)
  const start = takesFirst ? (free[0] ?? -1) : -1
  const active = !isOpen || !isWanted ? -1 : walked !== null && free.includes(walked) ? walked : start

  function walk(step: 1 | -1) {
    const from = free.indexOf(active)
    const to = from < 0 && step < 0 ? free.length - 1 : from + step
    setWalked(free[(to + free.length) % free.length] ?? null)
  }
  function choose(at: number) {
    if (isTaken?.(at)) return
    setWalked(null)
    setWanted(stays)
    onChoose(at)
  }
  /** Whether the key was handled. */
  function hears({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown') walk(1)
    else if (key === 'ArrowUp') walk(-1)
    // In the text they move the caret; once an option is highlighted, they move in the list.
    else if (key === 'Home' && walked !== null && !shiftKey) setWalked(free[0] ?? null)
    else if (key === 'End' && walked !== null && !shiftKey) setWalked(free.at(-1) ?? null)
    else if (key === 'Escape' && !stays) setWanted(false)
    else if (key === 'Enter' && active >= 0) choose(active)
    else return false
    return true
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    // Enter in the field never submits the form around it, even without options.
    if (event.key === 'Enter') event.preventDefault()
    if (!isOpen || !hears(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Called when the text changes, and on focus. */
  function show() {
    setWanted(true)
    setWalked(null)
  }
  return {
    isOpen,
    active,
    show,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
      onFocus: show,
      onBlur: () => setWanted(false),
      onKeyDown: press,
    },
    list: {
      id,
      role: 'listbox',
      tabIndex: -1,
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (at: number) => ({
      id: `${id}-${at}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      'aria-disabled': isTaken?.(at) || undefined,
      ref: at === active ? intoSight : undefined,
      // Hovering highlights an option, as arrow keys do.
      onMouseMove: () => at === active || isTaken?.(at) || setWalked(at),
      onClick: () => choose(at),
    }),
  } as const
}

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
