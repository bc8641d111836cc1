import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import { longDayText } from '@coffeeattack/domain/kst'
import { conversationDays } from '@coffeeattack/domain/rooms/conversation'
import { questionNumbers } from '@coffeeattack/domain/rooms/nameless'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { ConversationLog, useReadMark, useSteadyScroll } from '@coffeeattack/kit/conversation/ConversationLog'
import { linesOf } from '@coffeeattack/kit/conversation/lines'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { DayLabel } from '@coffeeattack/ui/chat/SystemCard'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { ConversationGroup } from './ConversationGroup.tsx'
import { conversations } from './conversations.ts'
import { EndedCard } from './nameless/Ended.tsx'
import { acquaintanceIn, partnerName } from './room-words.ts'
import { afterUnread, type Room, roomsQuery } from './rooms.ts'
import { ConversationShapes } from './RoomShapes.tsx'

async function markRead(roomId: string, seq: number): Promise<void> {
  const { unread } = await api('POST /users/message/:roomId/read', { params: { roomId }, body: { seq } })
  queries.setQueryData(roomsQuery.queryKey, (rooms) => rooms && afterUnread(rooms, { roomId, unread }))
}

/** Loaded on demand: most rooms are opened to read messages. */
const MeetingCards = lazy(() => import('./cards/MeetingCards.tsx'))
const RoomContact = lazy(() => import('./cards/RoomContact.tsx'))

/** The line of the match: from here on both sides see each other's contact. */
const MATCHED = sentence(candidateCatalogue.OFFER_MATCHED)

/** Within this distance of the end the newest message counts as in view. */
const NEAR_END_PX = 80

/** A button while a new message is below the visible part. */
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

/** The messages by day and sender, newest at the bottom; older ones are loaded by scrolling up. */
export function Conversation({ room }: { room: Room }) {
  const { roomId } = room
  const reading = useQuery(conversations.threadQuery(roomId))
  const thread = conversations.useThread(roomId)
  const lines = linesOf(thread)
  const { scroller, isAtEnd, hasNewBelow, showEnd } = useSteadyScroll(lines, NEAR_END_PX)
  useReadMark({
    seq: lastSeq(thread.told),
    isReading: isAtEnd && room.unread > 0,
    mark: (seq) => markRead(roomId, seq),
  })

  // A message that arrives before the list has loaded is shown too.
  const isThere = reading.isSuccess || lines.length > 0
  const theirSeq = Math.max(thread.theirSeq, room.theirSeq)
  const as = acquaintanceIn(room)
  // Questions can be numbered only once the first message is loaded.
  const numbers = thread.older === null ? questionNumbers(lines, as) : []
  const questions = new Map(lines.map(({ key }, place) => [key, numbers[place] ?? null]))
  const matched = lines.findLast(({ side, text }) => side === 'system' && text === MATCHED)?.key
  const questionOf = (key: string) => questions.get(key) ?? null
  return (
    <ConversationLog
      label={`${partnerName(room)} 대화`}
      scroller={scroller}
      older={thread.older}
      loadOlder={() => conversations.loadOlder(roomId)}
      below={hasNewBelow && <NewBelow onPress={showEnd} />}
      className="mb-auto flex flex-col gap-3.5 px-4 pt-4 pb-3"
    >
      <Loaded
        query={{ ...reading, data: isThere || undefined }}
        title="대화를 불러오지 못했어요"
        className="my-16"
        skeleton={
          <SkeletonGroup label="대화를 불러오는 중이에요">
            <ConversationShapes />
          </SkeletonGroup>
        }
      >
        {() => (
          <>
            {conversationDays(lines).map(({ day, groups }) => (
              <div key={day} className="flex flex-col gap-3.5">
                <DayLabel>{longDayText(day)}</DayLabel>
                {groups.map((group) => {
                  const [{ key }] = group.lines
                  return (
                    <ConversationGroup
                      key={key}
                      {...{ group, room, theirSeq, questionOf }}
                      below={
                        room.coffeechatId &&
                        key === matched && <RoomContact coffeechatId={room.coffeechatId} />
                      }
                    />
                  )
                })}
              </div>
            ))}
            {lines.length === 0 && <Silence room={room} />}
            {as === 'ended' && room.nameless && <EndedCard status={room.nameless.status} />}
            {room.coffeechatId && (
              <Suspense>
                <MeetingCards coffeechatId={room.coffeechatId} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </ConversationLog>
  )
}

/** An empty conversation: the other side's introduction. */
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
