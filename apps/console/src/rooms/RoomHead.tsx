import { consolePaths } from '@coffeeattack/contract/pages'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton, iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link, useLocation } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { isEnded, NAMELESS_ROOM, personIn, type Room, useRoomChange } from './queries.ts'

/** Whom it is with and who answers; the card of the person opens from here where it has no place of its own. */
export function RoomHead({ room, onCard }: { room: Room; onCard: () => void }) {
  const { search } = useLocation()
  return (
    <div className="flex min-h-[76px] items-center gap-2 border-b border-line py-3 pr-4 pl-6 max-lg:pl-2">
      <Link
        to={{ pathname: consolePaths.messages(), search }}
        aria-label="대화 목록으로"
        className={`${iconButtonLook} lg:hidden`}
      >
        <ChevronLeft size={22} />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 data-opened-title tabIndex={-1} className="truncate text-h3 font-bold outline-none">
          <MaskedText text={personIn(room)} />
        </h2>
        <p className="truncate text-caption text-ink-3">
          {[room.nameless && NAMELESS_ROOM, answeringText(room)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {room.isClosed && <Tag>닫힌 대화</Tag>}
      <TakeButton room={room} />
      <IconButton label="후보자 보기" onClick={onCard} className="console:hidden">
        <Person size={22} />
      </IconButton>
    </div>
  )
}

function answeringText({ isUnassigned, isMine, operator }: Room): string {
  if (isUnassigned) return '담당자를 기다리고 있어요'
  return isMine ? '내가 맡았어요' : `${operator.name} 님이 맡았어요`
}

function TakeButton({ room }: { room: Room }) {
  const me = useMe()
  const change = useRoomChange(room)
  const canTake =
    !room.isMine && !room.isClosed && !isEnded(room) && room.assignees.some(({ id }) => id === me.id)
  if (!canTake) return null
  return (
    <Button
      kind="line"
      size="sm"
      busy={change.busy && '맡는 중'}
      onClick={() => void change.run({ operatorId: me.id })}
    >
      {room.isUnassigned ? '내가 맡기' : '넘겨받기'}
    </Button>
  )
}
