import { paths } from '@coffeeattack/contract/pages'
import { previewText } from '@coffeeattack/kit/conversation/lines'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Logo } from '@coffeeattack/ui/Logo'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { partnerName, partnerRole, rowTime } from './room-words.ts'
import type { Room } from './rooms.ts'

type RoomRowProps = { room: Room; now: Date; isOpen: boolean }

/** One room: the other side, the last message with its time, and the unread count. */
export function RoomRow({ room, now, isOpen }: RoomRowProps) {
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
