import type { ReactNode } from 'react'

/** The duration of a toast: the default, the slower variant, and the one after copying a link. */
export const TOAST_MS = { normal: 3000, slow: 3500, copied: 4000 } as const

export type ToastOptions = {
  ms?: number
  /** 'done' shows a check mark. */
  kind?: 'plain' | 'done'
  action?: { label: string; onPress: () => void }
}
export type ToastEntry = Required<Pick<ToastOptions, 'ms' | 'kind'>> &
  Pick<ToastOptions, 'action'> & { id: number; text: ReactNode; leaving: boolean }

const LEAVE_MS = 200
let current: ToastEntry | null = null
let count = 0
const listeners = new Set<() => void>()

function show(next: ToastEntry | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a short message. One at a time: a new toast replaces the old. */
export function toast(
  text: ReactNode,
  { ms = TOAST_MS.normal, kind = 'plain', action }: ToastOptions = {},
): void {
  count += 1
  show({ id: count, text, ms, kind, action, leaving: false })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || current.leaving) return
  show({ ...current, leaving: true })
  setTimeout(() => current?.id === id && show(null), LEAVE_MS)
}

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // A toast without a host is dropped, not kept for a later one.
    if (listeners.size === 0) current = null
  }
}

export function currentToast(): ToastEntry | null {
  return current
}
