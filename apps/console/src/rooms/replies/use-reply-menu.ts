import { matchRank } from '@coffeeattack/domain/companies/search'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { type To, useLocation } from 'react-router'
import { repliesQuery, type Reply } from '../queries.ts'

type Worded = { title: string; message: string }

/** The words after a slash at the beginning of the draft; null without a slash. */
export function soughtIn(draft: string): string | null {
  return /^\/[^\n]*$/.test(draft) ? draft.slice(1).trim() : null
}

/** Replies that contain every word, title matches first. Titles match by initials too. */
export function matching<R extends Worded>(replies: readonly R[], sought: string): R[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const inTitle = ({ title }: R, word: string) => matchRank(title, word) !== null
  const inText = ({ message }: R, word: string) => message.toLowerCase().includes(word)
  const found = replies.filter((one) => words.every((word) => inTitle(one, word) || inText(one, word)))
  return found.toSorted((one, other) => beside(one) - beside(other))

  function beside(one: R): number {
    return words.every((word) => inTitle(one, word)) ? 0 : 1
  }
}

/** The menu of saved replies, opened by a button or a slash. `sought` is null without a slash. */
export function useReplyMenu(sought: string | null, onPick: (reply: Reply) => void) {
  const { data } = useQuery(repliesQuery)
  const [isCalled, setCalled] = useState(false)
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const isOpen = isCalled || (sought !== null && sought !== closedAt)
  const found = data && matching(data, sought ?? '')
  const chosen = found && Math.min(at, found.length - 1)

  function close() {
    setCalled(false)
    setClosedAt(sought)
    setAt(0)
  }
  function pick(reply: Reply) {
    close()
    onPick(reply)
  }
  /** Returns true when the menu handled the key. */
  function hears(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false
    if (event.key === 'Escape') {
      close()
      return true
    }
    if (!found || chosen === undefined || chosen < 0) return false
    const reply = found[chosen]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1
      setAt((chosen + step) % found.length)
    } else if (event.key === 'Enter' && !event.shiftKey && reply) {
      pick(reply)
    } else {
      return false
    }
    return true
  }
  const toggle = () => (isOpen ? close() : setCalled(true))
  /** Undefined until the replies are loaded. */
  const hasAny = data && data.length > 0
  return { isOpen, found, chosen, hasAny, pick, close, toggle, hears }
}

export type ReplyMenuState = ReturnType<typeof useReplyMenu>

const NAME = 'replies'

/** The panel of saved replies has its own address below that of the room. */
export function useRepliesPanel(): { isOpen: boolean; openTo: To; closeTo: To } {
  const { pathname, search } = useLocation()
  const [opened, closed] = [new URLSearchParams(search), new URLSearchParams(search)]
  opened.set(NAME, 'open')
  closed.delete(NAME)
  return {
    isOpen: new URLSearchParams(search).has(NAME),
    openTo: { pathname, search: opened.toString() },
    closeTo: { pathname, search: closed.toString() },
  }
}
