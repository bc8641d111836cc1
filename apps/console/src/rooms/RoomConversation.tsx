import { kstDay, longDayText } from '@coffeeattack/domain/kst'
import { conversationDays } from '@coffeeattack/domain/rooms/conversation'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { ConversationLog, useReadMark, useSteadyScroll } from '@coffeeattack/kit/conversation/ConversationLog'
import { linesOf } from '@coffeeattack/kit/conversation/lines'
import { streamIsLost, useSignal } from '@coffeeattack/kit/live/signal'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { DayLabel } from '@coffeeattack/ui/chat/SystemCard'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/client.ts'
import { conversations } from './conversations.ts'
import type { Room } from './queries.ts'
import { Said } from './Said.tsx'

/** So far from the newest message is away from it. */
const AWAY_PX = 160

/** What was said, day by day, the newest at the bottom. */
export function RoomConversation({ room }: { room: Room }) {
  const reading = useQuery(conversations.threadQuery(room.id))
  return (
    <Loaded
      query={reading}
      title="대화를 불러오지 못했어요"
      skeleton={<Spinner />}
      renderFrame={(inside) => <div className="grid flex-1 place-items-center">{inside}</div>}
    >
      {() => <ToldSoFar room={room} />}
    </Loaded>
  )
}

function ToldSoFar({ room }: { room: Room }) {
  const thread = conversations.useThread(room.id)
  const lines = useMemo(() => linesOf(thread), [thread])
  const days = useMemo(() => conversationDays(lines), [lines])
  const today = kstDay(useNow())
  const { scroller, isAtEnd, showEnd } = useSteadyScroll(lines, AWAY_PX)
  useReadMark({
    seq: lastSeq(thread.told),
    // One who reads has read for all: a colleague's conversation stays unread under an agent's eyes.
    isReading: room.kind === 'company' || room.isMine,
    // The lists hear of it over the stream.
    mark: (seq) => api('POST /console/rooms/:id/read', { params: { id: room.id }, body: { seq } }),
  })
  return (
    <>
      <LostLine />
      <ConversationLog
        label="대화 내용"
        scroller={scroller}
        older={thread.older}
        loadOlder={() => conversations.loadOlder(room.id)}
        below={!isAtEnd && <ToNewest onPress={showEnd} />}
        className="mx-auto grid w-full max-w-[760px] gap-7 px-6 py-6"
      >
        {days.length === 0 && (
          <p className="py-16 text-center text-body-s text-ink-3">아직 나눈 이야기가 없어요</p>
        )}
        {days.map(({ day, groups }) => (
          <div key={day} className="grid gap-4">
            <DayLabel>{day === today ? `오늘, ${longDayText(day)}` : longDayText(day)}</DayLabel>
            {groups.map((group) => (
              <Said key={group.lines[0].key} room={room} group={group} theirSeq={thread.theirSeq} />
            ))}
          </div>
        ))}
      </ConversationLog>
    </>
  )
}

function ToNewest({ onPress }: { onPress: () => void }) {
  return (
    <IconButton
      label="최근 메시지로"
      onClick={onPress}
      className="absolute right-4 bottom-4 rounded-full bg-elevated shadow-2"
    >
      <ChevronDown size={22} />
    </IconButton>
  )
}

function LostLine() {
  return (
    <output className="bg-surface-2 text-center text-caption text-ink-2 not-empty:py-1.5">
      {useSignal(streamIsLost) && '연결이 끊겼어요. 다시 연결하고 있어요.'}
    </output>
  )
}
