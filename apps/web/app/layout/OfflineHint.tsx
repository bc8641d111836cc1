import { useSyncExternalStore } from 'react'

/** A quiet word while the browser has no network; what is on the screen stays readable. */
export function OfflineHint() {
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true)
  return (
    <output className="pointer-events-none fixed top-16 right-(--overlay-right) left-(--overlay-left) z-30 flex justify-center px-4">
      {!online && (
        <p className="rounded-full bg-toast px-4 py-2 text-caption font-medium text-on-toast">
          인터넷 연결이 끊겼어요
        </p>
      )}
    </output>
  )
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
