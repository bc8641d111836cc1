import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const useIsSeen = () => useSyncExternalStore(watch, () => document.visibilityState === 'visible')

/** What stands on a screen that somebody looks at has been read, up to `seq`. */
export function useReadMark(roomId: string, seq: number, isReader: boolean): void {
  const isSeen = useIsSeen()
  const marked = useRef(0)
  useEffect(() => {
    if (!isReader || !isSeen || seq <= marked.current) return
    marked.current = seq
    // Told again with the next message, should it not arrive; the lists hear of it over the stream.
    api('POST /console/rooms/:id/read', { params: { id: roomId }, body: { seq } }).catch(() => {
      marked.current = 0
    })
  }, [roomId, seq, isSeen, isReader])
}
