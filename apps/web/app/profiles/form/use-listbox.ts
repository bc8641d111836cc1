import { type KeyboardEvent, useId, useState } from 'react'
import type { SearchOption } from './ResultList.tsx'

type Listbox = {
  options: readonly SearchOption[]
  onChoose: (option: SearchOption) => void
}

/** A field over a list: it keeps the focus while the arrow keys walk the list, Enter takes one and Esc puts it away. */
export function useListbox({ options, onChoose }: Listbox) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && options.length > 0
  const at = open && active < options.length ? active : -1

  function walk(step: 1 | -1) {
    const from = at < 0 && step < 0 ? 0 : at
    setActive((from + step + options.length) % options.length)
  }
  function press(event: KeyboardEvent) {
    // Enter ends a syllable that is still being put together.
    if (!open || event.nativeEvent.isComposing) return
    const chosen = options[at]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Escape') setWanted(false)
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    else return
    event.preventDefault()
  }
  function show() {
    setWanted(true)
    setActive(-1)
  }
  return {
    open,
    /** Whenever something else was typed. */
    show,
    list: { id, active: at },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
      onFocus: show,
      onBlur: () => setWanted(false),
      onKeyDown: press,
    },
  } as const
}
