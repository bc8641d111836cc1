import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { repliesQuery, type Reply } from '../queries.ts'
import { matching } from './matching.ts'

/** The ready answers, open by a button or while a slash is typed. `sought` is null while none is. */
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
  /** Whether the key was the menu's. */
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
  return { isOpen, found, chosen, pick, close, toggle, hears }
}

export type ReplyMenuState = ReturnType<typeof useReplyMenu>
