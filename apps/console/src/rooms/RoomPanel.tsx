import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Empty } from '@coffeeattack/ui/Empty'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useOpenedTitle } from '../layout/opened-title.ts'
import { useMe } from '../sessions/me.ts'
import { ReopenButton } from './Closing.tsx'
import { isEnded, personIn, type Room, roomQuery } from './queries.ts'
import { RepliesPanel } from './replies/RepliesPanel.tsx'
import { useManaging } from './replies/use-reply-menu.ts'
import { ReplyComposer } from './ReplyComposer.tsx'
import { RoomCard } from './RoomCard.tsx'
import { RoomConversation } from './RoomConversation.tsx'
import { RoomHead } from './RoomHead.tsx'

/** Where one writes, or why one cannot. */
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

/** Beside the list, and below 1024 px a page of its own (console.css). */
const roomLook = 'min-h-0 min-w-0 flex-1 bg-page max-lg:fixed max-lg:inset-0 max-lg:z-20'

/** One conversation, and beside it who it is with. */
export function RoomPanel() {
  const { id = '' } = useParams()
  const room = useQuery(roomQuery(id))
  // What was given to somebody else is not read on from memory.
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
  const isManagingReplies = useManaging().isOpen
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

/** Given to somebody else, or never there. */
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
