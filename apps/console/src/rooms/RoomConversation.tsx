import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { kstDay, longDayText } from '@coffeeattack/domain/kst'
import { conversationDays, type LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import { lastSeq } from '@coffeeattack/domain/rooms/thread'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { ConversationLog, useReadMark, useSteadyScroll } from '@coffeeattack/kit/conversation/ConversationLog'
import { type ChatLine, linesOf } from '@coffeeattack/kit/conversation/lines'
import { SpokenGroup } from '@coffeeattack/kit/conversation/SpokenGroup'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { streamIsLost, useSignal } from '@coffeeattack/kit/live/signal'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { DashedRule, DayLabel, SystemCard } from '@coffeeattack/ui/chat/SystemCard'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Logo } from '@coffeeattack/ui/Logo'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/client.ts'
import { statusNames } from '../candidates/offer-status.ts'
import { useMe } from '../sessions/me.ts'
import { Face } from './Face.tsx'
import { conversations, personIn, type Room, tellRefused } from './queries.ts'

/** Further from the newest message than this counts as scrolled away. */
const AWAY_PX = 160

/** The messages by day, newest at the bottom. */
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
    // An agent looking at a colleague's room does not mark it as read.
    isReading: room.kind === 'company' || room.isMine,
    // The stream updates the lists.
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

type SaidProps = {
  room: Room
  group: LineGroup<ChatLine>
  /** The last message that the candidate has read. */
  theirSeq: number
}

/** A group of messages of one side or of the system. A colleague's messages show the name. */
function Said({ room, group, theirSeq }: SaidProps) {
  const me = useMe()
  const { side, lines } = group
  const [{ name, text }] = lines
  if (side === 'system')
    return text === namelessLines.named ? <DashedRule>{text}</DashedRule> : <SystemCard title={text} />
  const isColleagues = side === 'mine' && name && name !== me.name
  return (
    <div>
      {isColleagues && <p className="mb-1 text-right text-caption text-ink-3">{name}</p>}
      <SpokenGroup
        side={side}
        group={group}
        name={spokenText(personIn(room))}
        avatar={<Face {...room} size="sm" />}
        theirSeq={theirSeq}
        hidden={catalogue.MESSAGE_UNAVAILABLE.title}
        Card={Carried}
        onRetry={(key) => conversations.sayAgain(room.id, key, (failure) => tellRefused(room.id, failure))}
        onDiscard={(key) => conversations.throwAway(room.id, key)}
      />
    </div>
  )
}

const card = 'w-chat-card max-w-full rounded-option bg-surface px-4 py-3.5 inset-ring inset-ring-line-2'

/** The offer or survey attached to a message, in its current state. */
function Carried({ message: { offer, survey } }: { message: Message }) {
  if (offer) return <OfferCard offer={offer} />
  if (!survey) return null
  return (
    <section aria-label="설문" className={card}>
      <p className="text-body-s leading-close font-bold">질문 {surveyQuestions.length}가지</p>
      <p className="mt-2">
        <Tag kind={survey.isAnswered ? 'shot' : 'plain'}>
          {survey.isAnswered ? '답했어요' : '답을 기다려요'}
        </Tag>
      </p>
    </section>
  )
}

function OfferCard({ offer }: { offer: NonNullable<Message['offer']> }) {
  const { name, logo, position, salaryMin, salaryMax, status } = offer
  return (
    <section aria-label={`${name} 어택`} className={card}>
      <div className="flex items-center gap-3">
        <Logo name={name} src={logo ?? undefined} size={36} />
        <p className="min-w-0 leading-close">
          <b className="block truncate text-body-s font-bold">{name}</b>
          <span className="block truncate text-caption text-ink-3">{position}</span>
        </p>
      </div>
      {salaryMin !== null && salaryMax !== null && (
        <p className="mt-2.5 text-h3 tnum">{rangeText(salaryMin, salaryMax)}</p>
      )}
      <p className="mt-2">
        <Tag kind={status === 'MATCHED' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
      </p>
    </section>
  )
}
