import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { afterUnread } from './room-list.ts'
import { type Room, roomsQuery } from './rooms-query.ts'

/** Tells the server how far the person has read: what stood at the end of the conversation while the page was seen. */
export function useReadMark({ roomId, unread }: Room, seq: number, isAtEnd: boolean): void {
  const told = useRef(0)
  const isSeen = useSyncExternalStore(watchVisibility, pageIsSeen, () => false)
  useEffect(() => {
    if (!isSeen || !isAtEnd || unread === 0 || seq <= told.current) return
    told.current = seq
    void markRead(roomId, seq).catch(() => {
      // Said again with the next message, or when the person looks again.
      told.current = 0
    })
  }, [roomId, unread, seq, isAtEnd, isSeen])
}

async function markRead(roomId: string, seq: number): Promise<void> {
  const { unread } = await api('POST /users/message/:roomId/read', { params: { roomId }, body: { seq } })
  queries.setQueryData(roomsQuery.queryKey, (rooms) => rooms && afterUnread(rooms, { roomId, unread }))
}

const pageIsSeen = () => document.visibilityState === 'visible'

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
