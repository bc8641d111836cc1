import { type RefObject, useEffect, useRef } from 'react'

/** The row that is open stays in sight as one turns from one to the next, and has the focus once it is closed. */
export function useOpenRow(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    last.current = list.current?.querySelector<HTMLElement>('a[aria-current=true]') ?? last.current
  })
  useEffect(() => {
    if (openId) last.current?.scrollIntoView({ block: 'nearest' })
    // What was pressed went with the panel.
    else if (document.activeElement === document.body) last.current?.focus({ preventScroll: true })
  }, [openId])
}
