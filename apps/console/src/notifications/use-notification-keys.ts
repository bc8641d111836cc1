import type { RefObject } from 'react'
import { useKeys } from '../keys/registry.ts'

type NotificationKeys = {
  list: RefObject<HTMLElement | null>
  /** The list shows unread rows only: after E the row leaves it, and the next one gets the focus. */
  leavesList: boolean
  onRead: (id: string) => void
}

/** J and K move through the rows, E marks the row in focus as read, Enter opens its link. */
export function useNotificationKeys({ list, leavesList, onRead }: NotificationKeys): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  /** The row in focus, or the row of the button in focus. */
  const placeIn = (all: readonly HTMLElement[]) =>
    all.findIndex((row) => row.closest('li')?.contains(document.activeElement))

  function walk(step: 1 | -1): boolean {
    const all = rows()
    const at = placeIn(all)
    const next = at < 0 ? all[0] : all[at + step]
    next?.focus()
    return next !== undefined
  }
  function read(): boolean {
    const all = rows()
    const id = all[placeIn(all)]?.dataset['row']
    if (!id) return false
    onRead(id)
    if (leavesList && !walk(1)) walk(-1)
    return true
  }
  useKeys('알림', [
    { on: ['j', 'ArrowDown'], caps: ['J'], does: '다음 알림', press: () => walk(1) },
    { on: ['k', 'ArrowUp'], caps: ['K'], does: '이전 알림', press: () => walk(-1) },
    { on: ['e'], caps: ['E'], does: '읽음', press: read },
    { on: [], caps: ['Enter'], does: '열기' },
  ])
}
