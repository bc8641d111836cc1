import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { isComposing } from './isComposing.ts'

type ComboboxOptions = {
  /** How many are offered now. */
  count: number
  onChoose: (at: number) => void
  /** Which of them are chosen already: they stay in sight and are passed over. */
  isTaken?: (at: number) => boolean
  /** Enter takes the first of them before any arrow was pressed. */
  takesFirst?: boolean
  /** The list stands in the page; otherwise it lies over it, and goes with Esc and when the field is left. */
  stays?: boolean
}

/**
 * A field over a list: it keeps the focus while ↑ ↓ Home End walk the list, Enter takes one and Esc puts it away. No key
 * is heard that ends a syllable.
 */
export function useCombobox({ count, onChoose, isTaken, takesFirst, stays = false }: ComboboxOptions) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  /** Where the arrows stand; null before one of them was pressed. */
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
  /** Whether the key was the list's. */
  function hears({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown') walk(1)
    else if (key === 'ArrowUp') walk(-1)
    // In the text they move the caret; once the arrows stand in the list, they are the list's.
    else if (key === 'Home' && walked !== null && !shiftKey) setWalked(free[0] ?? null)
    else if (key === 'End' && walked !== null && !shiftKey) setWalked(free.at(-1) ?? null)
    else if (key === 'Escape' && !stays) setWanted(false)
    else if (key === 'Enter' && active >= 0) choose(active)
    else return false
    return true
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    // Who looks for something does not send the form around it, not even before anything was found.
    if (event.key === 'Enter') event.preventDefault()
    if (!isOpen || !hears(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Whenever something else was typed, and when the field is entered. */
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
      // The hand and the arrows mean one and the same option.
      onMouseMove: () => at === active || isTaken?.(at) || setWalked(at),
      onClick: () => choose(at),
    }),
  } as const
}

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
