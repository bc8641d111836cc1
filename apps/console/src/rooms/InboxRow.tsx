import { consolePaths } from '@coffeeattack/contract/pages'
import { agoText } from '@coffeeattack/domain/kst'
import { previewText } from '@coffeeattack/kit/conversation/lines'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { Link, useLocation } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { Face } from './Face.tsx'
import { NAMELESS_ROOM, personIn, type RoomItem } from './queries.ts'

/** The whole row opens the room. */
export function InboxRow({ room, isOpen }: { room: RoomItem; isOpen: boolean }) {
  const { search } = useLocation()
  const now = useNow()
  const me = useMe()
  const isNew = room.unread > 0
  return (
    <li className="border-b border-line last:border-0">
      <Link
        data-row
        to={{ pathname: consolePaths.room(room.id), search }}
        aria-current={isOpen ? 'true' : undefined}
        className="relative flex gap-3 px-4 py-3.5 outline-offset-[-2px] hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-1 aria-[current]:before:bg-primary"
      >
        <Face {...room} />
        <span className="min-w-0 flex-1 leading-even">
          <span className="flex items-baseline justify-between gap-2">
            <b className="truncate text-body-s font-semibold">
              <MaskedText text={personIn(room)} />
            </b>
            <span className="shrink-0 text-caption text-ink-3 tnum">
              {agoText(new Date(room.lastMessageAt), now)}
            </span>
          </span>
          <span className="mt-0.5 flex items-center justify-between gap-2">
            <span className={`truncate text-label ${isNew ? 'font-medium text-ink' : 'text-ink-3'}`}>
              <MaskedText text={previewText(room.lastMessage, speakerOf(room, me.name))} />
            </span>
            {isNew && <CountBadge count={room.unread} unit="개 안 읽음" className="shrink-0" />}
          </span>
          <AnsweringTag room={room} />
        </span>
      </Link>
    </li>
  )
}

/** That nobody gave a name here, and whose it is, where that is not oneself. */
function AnsweringTag({ room: { isUnassigned, isMine, operator, nameless } }: { room: RoomItem }) {
  const whose = isUnassigned ? '담당자를 기다려요' : `${operator.name} 담당`
  const words = [nameless && NAMELESS_ROOM, !isMine && whose].filter(Boolean)
  if (words.length === 0) return null
  return <span className="mt-1 block text-caption text-ink-3">{words.join(' · ')}</span>
}

/** Oneself, or the colleague by name. */
function speakerOf({ lastMessage }: RoomItem, myName: string): string | undefined {
  const name = lastMessage?.senderName
  return !name || name === myName ? undefined : name
}
