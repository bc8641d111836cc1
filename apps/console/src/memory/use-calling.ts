import { search } from '@coffeeattack/domain/companies/search'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { calling, type Colleague } from '@coffeeattack/domain/memory/mentions'
import { lengthOf } from '@coffeeattack/domain/text/length'
import { useCombobox } from '@coffeeattack/ui/useCombobox'
import { type KeyboardEvent, type RefObject, useState } from 'react'

type CallingOptions = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
  colleagues: readonly Colleague[]
}

/** The menu of colleagues that an '@' opens in a note. A text area may not be called a combobox; it is used as one. */
export function useCalling({ area, text, write, colleagues }: CallingOptions) {
  const [caret, setCaret] = useState(0)
  const call = calling(text, caret)
  const found =
    call === null
      ? []
      : call.sought === ''
        ? [...colleagues]
        : search(colleagues, call.sought, { names: ({ name }) => [name] })
  const box = useCombobox({ count: found.length, onChoose: take, takesFirst: true })
  const { role: _, 'aria-expanded': isOpen, onKeyDown, ...field } = box.field

  /** The caret moves once the text stands. */
  function put(next: string, at: number) {
    if (lengthOf(next) > MEMORY.noteLimit) return
    write(next)
    setCaret(at)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at, at)
    })
  }
  function take(at: number) {
    const colleague = found[at]
    if (!colleague || !call) return
    const before = `${text.slice(0, call.from)}@${colleague.name} `
    put(before + text.slice(caret).replace(/^ /, ''), before.length)
  }
  /** By the button: an '@' of its own where the caret is. */
  function begin() {
    const at = area.current?.selectionStart ?? text.length
    const before = text.slice(0, at)
    const typed = `${before}${before === '' || /\s$/u.test(before) ? '' : ' '}@`
    put(typed + text.slice(at), typed.length)
    box.show()
  }
  return {
    found,
    isOpen,
    begin,
    list: box.list,
    option: box.option,
    moved(at: number) {
      setCaret(at)
      box.show()
    },
    /** Whether the key was the menu's; else it writes. */
    hears(event: KeyboardEvent): boolean {
      if (isOpen) onKeyDown(event)
      return event.isDefaultPrevented()
    },
    field: { ...field, 'aria-haspopup': 'listbox' } as const,
  }
}
