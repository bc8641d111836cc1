import { conversationDays } from '@coffeeattack/domain/rooms/conversation'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { longDayText } from '@coffeeattack/domain/kst'
import { DayLabel } from '@coffeeattack/ui/chat/SystemCard'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { Room } from './rooms-query.ts'
import { threadQuery, useThread } from './conversations.ts'
import { MeetingCards } from './cards/MeetingCards.tsx'
import { partnerName } from './partner.ts'
import { ConversationGroup } from './ConversationGroup.tsx'
import { linesOf } from './lines.ts'
import { NewBelow } from './NewBelow.tsx'
import { OlderMessages } from './OlderMessages.tsx'
import { ConversationShapes } from './RoomShapes.tsx'
import { useAnchoredScroll } from './use-anchored-scroll.ts'
import { useReadMark } from './use-read-mark.ts'

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
