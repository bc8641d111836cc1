import { paths } from '@coffeeattack/contract/pages'
import { previewText } from '@coffeeattack/kit/conversation/lines'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { partnerName, partnerRole, rowTime } from './room-words.ts'
import { type Room, roomsQuery } from './rooms.ts'

const ROWS = ['w-40', 'w-52', 'w-32', 'w-44']

function RoomListShapes() {
  return (
    <SkeletonGroup label="메시지를 불러오는 중이에요">
      {ROWS.map((width) => (
        <div key={width} className="flex h-19 items-center gap-3 px-5">
          <Skeleton round="button" className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-5 w-28" />
            <Skeleton className={`mt-2 h-4 ${width}`} />
          </div>
          <Skeleton className="h-4 w-12 self-start mt-4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** All rooms of the person, the latest message first (MSG-1). */
export function RoomList({ openRoomId }: { openRoomId: string | undefined }) {
  const rooms = useQuery(roomsQuery)
  const now = useNow(nextMidnight)
  return (
    <Loaded query={rooms} title="메시지를 불러오지 못했어요" className="m-auto" skeleton={<RoomListShapes />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoRooms />
        ) : (
          <ul aria-label="대화" className="pb-4">
            {items.map((room) => (
              <RoomRow key={room.roomId} room={room} now={now} isOpen={room.roomId === openRoomId} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function NoRooms() {
  return (
    <Empty
      title="아직 나눈 대화가 없어요"
      description="커피챗이 잡히면 여기에서 이야기해요."
      action={
        <Link to={paths.offers()} className={buttonLook({ kind: 'weak', size: 'sm', wide: false })}>
          받은 어택 보기
        </Link>
      }
      className="m-auto px-5 pb-16"
    />
  )
}

/** One room: the other side, the last message with its time, and the unread count. */
function RoomRow({ room, now, isOpen }: { room: Room; now: Date; isOpen: boolean }) {
  const { lastMessage, unread } = room
  return (
    <li>
      <Link
        to={paths.messageRoom(room.roomId)}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-19 items-center gap-3 px-5 py-3 transition-colors aria-[current]:bg-surface-2 press:bg-surface-2 lg:mx-2 lg:rounded-field lg:px-3"
      >
        <Faces room={room} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-1.5">
            <b className="truncate text-body leading-snug font-bold">{partnerName(room)}</b>
            <small className="shrink-0 text-caption text-ink-3">{partnerRole(room)}</small>
          </span>
          <span
            className={`mt-0.5 block truncate text-body-s ${unread > 0 ? 'font-medium text-ink' : 'text-ink-3'}`}
          >
            <MaskedText text={previewText(lastMessage)} />
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1.5 self-start pt-1">
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className="text-caption text-ink-3 tnum">
              {rowTime(new Date(lastMessage.createdAt), now)}
            </time>
          )}
          {unread > 0 && (
            <CountBadge count={unread} unit="개의 새 메시지" className="h-5! min-w-5! px-1.5! text-note!" />
          )}
        </span>
      </Link>
    </li>
  )
}

/** The company's logo with the contact's photo, or our agent's photo. */
function Faces({ room: { company, operator } }: { room: Room }) {
  const face = operator.photo ? { src: operator.photo } : {}
  if (!company) return <Avatar name={operator.name} {...face} className="size-12! text-h3!" />
  return (
    <span className="relative shrink-0">
      <Logo name={company.name} src={company.logo} size={48} />
      <Avatar
        name={operator.name}
        {...face}
        className="absolute -right-1.5 -bottom-1.5 size-6! text-micro! ring-2 ring-page"
      />
    </span>
  )
}
