import { kstDay, longDayText } from '@coffeeattack/domain/kst'
import { conversationDays } from '@coffeeattack/domain/rooms/conversation'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { DayLabel } from '@coffeeattack/ui/chat/SystemCard'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useNow } from '../clock/use-now.ts'
import { useIsLost } from '../live/line.ts'
import type { Room } from './queries.ts'
import { linesOf } from './lines.ts'
import { threadQuery, useThread } from './threads.ts'
import { LineGroups } from './LineGroups.tsx'
import { Scroller } from './Scroller.tsx'
import { api } from '../api/client.ts'

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const useIsSeen = () => useSyncExternalStore(watch, () => document.visibilityState === 'visible')

/** What stands on a screen that somebody looks at has been read, up to `seq`. */
function useReadMark(roomId: string, seq: number, isReader: boolean): void {
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

/** What was said, day by day, the newest at the bottom. */
export function Conversation({ room }: { room: Room }) {
  const reading = useQuery(threadQuery(room.id))
  if (reading.data) return <Told room={room} />
  return (
    <div className="grid flex-1 place-items-center">
      {reading.isError ? (
        <ErrorState
          title="대화를 불러오지 못했어요"
          busy={reading.isFetching && '불러오는 중'}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function Told({ room }: { room: Room }) {
  const thread = useThread(room.id)
  // One who reads has read for all: a colleague's conversation stays unread under an agent's eyes.
  const isReader = room.kind === 'company' || room.isMine
  useReadMark(room.id, lastSeq(thread.told), isReader)
  const lines = useMemo(() => linesOf(thread), [thread])
  const days = useMemo(() => conversationDays(lines), [lines])
  const today = kstDay(useNow())
  return (
    <>
      <LostLine />
      <Scroller roomId={room.id} older={thread.older} lines={lines}>
        {days.length === 0 && (
          <p className="py-16 text-center text-body-s text-ink-3">아직 나눈 이야기가 없어요</p>
        )}
        {days.map(({ day, groups }) => (
          <div key={day} className="grid gap-4">
            <DayLabel>{day === today ? `오늘, ${longDayText(day)}` : longDayText(day)}</DayLabel>
            <LineGroups room={room} groups={groups} theirSeq={thread.theirSeq} />
          </div>
        ))}
      </Scroller>
    </>
  )
}

function LostLine() {
  return (
    <output className="bg-surface-2 text-center text-caption text-ink-2 not-empty:py-1.5">
      {useIsLost() && '연결이 끊겼어요. 다시 연결하고 있어요.'}
    </output>
  )
}
