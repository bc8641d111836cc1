import { consolePaths } from '@coffeeattack/contract/console-pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton, iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useOpenedTitle } from '../layout/ConsolePage.tsx'
import { useMe } from '../sessions/me.ts'
import { isEnded, NAMELESS_ROOM, personIn, type Room, roomQuery, useRoomChange } from './queries.ts'
import { RepliesPanel } from './replies/RepliesPanel.tsx'
import { useRepliesPanel } from './replies/use-reply-menu.ts'
import { ReplyComposer } from './ReplyComposer.tsx'
import { ReopenButton, RoomCard } from './RoomCard.tsx'
import { RoomConversation } from './RoomConversation.tsx'

/** The message box, or why nothing can be written. */
function RoomFoot({ room }: { room: Room }) {
  const { role } = useMe()
  if (room.canSend) return <ReplyComposer room={room} />
  return (
    <div
      data-bottom-bar
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line px-6 py-4 text-body-s text-ink-2"
    >
      {whyNot(room, role)}
      {room.isClosed && !isEnded(room) && role !== 'admin' && <ReopenButton room={room} />}
    </div>
  )
}

function whyNot(room: Room, role: string): string {
  const { isClosed, kind, isMine } = room
  if (isEnded(room)) return '이름을 남기지 않고 닫힌 방이에요.'
  if (isClosed) return '닫힌 대화예요.'
  if (role === 'admin') return '읽을 수만 있어요.'
  if (kind === 'agent' && !isMine) return '이 대화를 맡으면 답할 수 있어요.'
  return '지금은 이 분에게 메시지를 보낼 수 없어요.'
}

function RoomSkeleton() {
  return (
    <SkeletonGroup label="대화를 불러오는 중이에요">
      <div className="border-b border-line px-6 py-4.5">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="mt-2 h-4 w-28" />
      </div>
      <div className="grid gap-3 px-6 py-8">
        <Skeleton round="card" className="h-11 w-56" />
        <Skeleton round="card" className="h-16 w-64" />
        <Skeleton round="card" className="h-11 w-48 justify-self-end" />
        <Skeleton round="card" className="h-11 w-60" />
      </div>
    </SkeletonGroup>
  )
}

/** Beside the list; below 1024 px a page of its own (console.css). */
const roomLook = 'min-h-0 min-w-0 flex-1 bg-page max-lg:fixed max-lg:inset-0 max-lg:z-20'

/** A conversation and the card of the person. */
export function RoomPanel() {
  const { id = '' } = useParams()
  const room = useQuery(roomQuery(id))
  // A cached room that was handed to somebody else is not shown.
  const query = isGone(room.error) ? { ...room, data: undefined } : room
  return (
    <Loaded
      query={query}
      title="대화를 불러오지 못했어요"
      className="place-self-center"
      skeleton={<RoomSkeleton />}
      renderFrame={(inside) => (
        <section aria-label="열린 대화" data-panel className={`${roomLook} grid`}>
          {inside}
        </section>
      )}
      renderFailure={(failure) => isGone(failure) && <NoRoom />}
    >
      {(opened) => <OpenedRoom key={id} room={opened} />}
    </Loaded>
  )
}

function OpenedRoom({ room }: { room: Room }) {
  const [isCardOpen, setCardOpen] = useState(false)
  const isManagingReplies = useRepliesPanel().isOpen
  useOpenedTitle(personIn(room))
  return (
    <>
      <section aria-label={personIn(room)} data-panel className={`${roomLook} flex flex-col`}>
        <RoomHead room={room} onCard={() => setCardOpen(true)} />
        <RoomConversation room={room} />
        <RoomFoot room={room} />
      </section>
      {isManagingReplies ? (
        <RepliesPanel />
      ) : (
        <aside
          aria-label="후보자"
          className="relative hidden w-[300px] shrink-0 overflow-y-auto border-l border-line bg-surface px-5 py-6 console:block"
        >
          <RoomCard room={room} />
        </aside>
      )}
      <Sheet open={isCardOpen} onOpenChange={setCardOpen} title="후보자">
        <RoomCard room={room} />
      </Sheet>
    </>
  )
}

/** Handed to somebody else, or unknown. */
const isGone = (error: unknown) => isApiError(error) && error.status === 404

function NoRoom() {
  return (
    <Empty
      title="볼 수 없는 대화예요"
      description="없어졌거나 다른 분이 맡은 대화예요."
      className="place-self-center"
    />
  )
}

/** The person and the operator who answers. On narrow screens it opens the person's card. */
function RoomHead({ room, onCard }: { room: Room; onCard: () => void }) {
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
