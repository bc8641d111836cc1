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

/**
 * The menu of colleagues that '@' opens in a note. A text area may not have the role combobox, so the list is
 * attached by ARIA attributes.
 */
export function useMentions({ area, text, write, colleagues }: CallingOptions) {
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

  /** The caret moves after React has written the text. */
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
  /** The button inserts an '@' at the caret. */
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
    /** Returns true when the menu handled the key. */
    hears(event: KeyboardEvent): boolean {
      if (isOpen) onKeyDown(event)
      return event.isDefaultPrevented()
    },
    field: { ...field, 'aria-haspopup': 'listbox' } as const,
  }
}
