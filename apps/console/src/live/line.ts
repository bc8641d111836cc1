import { useSyncExternalStore } from 'react'

/** Whether the stream of events stands. Before it first does, nothing is missing yet. */
let isLost = false
const watchers = new Set<() => void>()

export function setLost(next: boolean): void {
  if (isLost === next) return
  isLost = next
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** True while the connection is broken and what is shown may be behind. */
export const useIsLost = (): boolean => useSyncExternalStore(watch, () => isLost)
