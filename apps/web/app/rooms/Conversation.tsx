import { longDayText } from '@coffeeattack/domain/kst'
import { conversationDays } from '@coffeeattack/domain/rooms/conversation'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { DayLabel } from '@coffeeattack/ui/chat/SystemCard'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Room, roomsQuery } from './rooms-query.ts'
import { threadQuery, useThread } from './conversations.ts'
import { MeetingCards } from './cards/MeetingCards.tsx'
import { partnerName } from './partner.ts'
import { ConversationGroup } from './ConversationGroup.tsx'
import { linesOf } from './lines.ts'
import { OlderMessages } from './OlderMessages.tsx'
import { ConversationShapes } from './RoomShapes.tsx'
import { useAnchoredScroll } from './use-anchored-scroll.ts'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { afterUnread } from './room-list.ts'

/** Tells the server how far the person has read: what stood at the end of the conversation while the page was seen. */
function useReadMark({ roomId, unread }: Room, seq: number, isAtEnd: boolean): void {
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

/** Something new has come while the person reads further up. */
function NewBelow({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full bg-primary py-2 pr-4 pl-3.5 text-body-s font-medium text-on-primary shadow-2"
    >
      <ChevronDown size={18} />새 메시지
    </button>
  )
}

/** What was said, by day and by speaker; the newest at the bottom, older ones as one scrolls up. */
export function Conversation({ room, sent }: { room: Room; sent: number }) {
  const { roomId } = room
  const { isSuccess, isError, isFetching, refetch } = useQuery(threadQuery(roomId))
  const thread = useThread(roomId)
  const lines = linesOf(thread)
  const { scroller, content, isAtEnd, hasNewBelow, showEnd } = useAnchoredScroll(lines, sent)
  useReadMark(room, lastSeq(thread.told), isAtEnd)

  const isThere = isSuccess || lines.length > 0
  const theirSeq = Math.max(thread.theirSeq, room.theirSeq)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        role="log"
        aria-label={`${partnerName(room)} 대화`}
        className="flex size-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mb-auto flex flex-col gap-3.5 px-4 pt-4 pb-3">
          {thread.older !== null && <OlderMessages key={thread.older} roomId={roomId} />}
          {conversationDays(lines).map(({ day, groups }) => (
            <div key={day} className="flex flex-col gap-3.5">
              <DayLabel>{longDayText(day)}</DayLabel>
              {groups.map((group) => (
                <ConversationGroup key={group.lines[0].key} {...{ group, room, theirSeq }} />
              ))}
            </div>
          ))}
          {!isThere && !isError && (
            <SkeletonGroup label="대화를 불러오는 중이에요">
              <ConversationShapes />
            </SkeletonGroup>
          )}
          {!isThere && isError && (
            <ErrorState
              title="대화를 불러오지 못했어요"
              busy={isFetching && '불러오는 중'}
              onRetry={() => void refetch()}
              className="my-16"
            />
          )}
          {isThere && lines.length === 0 && <Silence room={room} />}
          {isThere && room.coffeechatId && <MeetingCards coffeechatId={room.coffeechatId} />}
        </div>
      </div>
      {hasNewBelow && <NewBelow onPress={showEnd} />}
    </div>
  )
}

/** Nobody has said anything yet: how the other side introduces itself. */
function Silence({ room }: { room: Room }) {
  return (
    <div className="flex flex-col items-center gap-1 py-16 text-center">
      <p className="text-h3 font-bold">먼저 인사를 건네 보세요</p>
      {room.operator.greeting && (
        <p className="max-w-72 text-label text-balance text-ink-3">{room.operator.greeting}</p>
      )}
    </div>
  )
}
