import type { RefObject } from 'react'
import { useKeys } from '../keys/registry.ts'

type NoticeKeys = {
  list: RefObject<HTMLElement | null>
  /** What was read does not stay where only the unread are shown: then the next row has the focus. */
  leavesList: boolean
  onRead: (id: string) => void
}

/** J and K walk through the rows, E reads the one in focus; Enter opens it, for it is a link. */
export function useNoticeKeys({ list, leavesList, onRead }: NoticeKeys): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  /** The row in focus, or whose button is. */
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
