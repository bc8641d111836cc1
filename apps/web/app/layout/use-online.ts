import { useSyncExternalStore } from 'react'

/** Whether the browser believes it is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline, () => true)
}

function isOnline(): boolean {
  return navigator.onLine
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
