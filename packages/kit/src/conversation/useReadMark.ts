import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

type Reading = {
  /** The last message that stands in the conversation. */
  seq: number
  /** Whether the newest is before the person's eyes, as far as the screen can tell. */
  isReading: boolean
  mark: (seq: number) => Promise<unknown>
}

/** Tells the server how far one has read: what stood on a page that somebody looked at, once. */
export function useReadMark({ seq, isReading, mark }: Reading): void {
  const marked = useRef(0)
  const isSeen = useSyncExternalStore(watchVisibility, pageIsSeen, () => false)
  const tell = useEffectEvent(mark)
  useEffect(() => {
    if (!isSeen || !isReading || seq <= marked.current) return
    marked.current = seq
    tell(seq).catch(() => {
      // Said again with the next message, or when the person looks again.
      marked.current = 0
    })
  }, [seq, isReading, isSeen])
}

const pageIsSeen = () => document.visibilityState === 'visible'

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
