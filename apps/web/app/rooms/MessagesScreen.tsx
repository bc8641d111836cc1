import { Empty } from '@coffeeattack/ui/Empty'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { TabHeader } from '../layout/Header.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/MessagesScreen.ts'
import { RoomList } from './RoomList.tsx'
import { RoomFrame } from './RoomFrame.tsx'
import { RoomShapes } from './RoomShapes.tsx'
import { roomsQuery } from './rooms.ts'

/** A phone shows only the list. For a visit to a room its code is loaded with the list. */
const fetchRoomPane = () => import('./RoomPane.tsx')
const RoomPane = lazy(fetchRoomPane)

/** Only for the first question of a room. */
const AskPane = lazy(() => import('./nameless/AskPane.tsx'))

export const meta = () => privateMeta('메시지')

export const handle = asksEarly('GET /users/message/room')

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if ('roomId' in params) void fetchRoomPane()
  return prefetch(roomsQuery)
}

/** The list of rooms and the open room (MSG-1): one after the other on a phone, side by side on a desktop. */
export default function MessagesScreen() {
  const { roomId, offerId } = useParams()
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_min(var(--col),61%)]">
      <ListArea roomId={roomId} isBeside={Boolean(roomId ?? offerId)} />
      <OpenPane {...{ roomId, offerId }} />
    </div>
  )
}

/** The open room, or the first question of a room that does not exist yet. */
function OpenPane({ roomId, offerId }: { roomId: string | undefined; offerId: string | undefined }) {
  if (!roomId && !offerId) return <NoRoomOpen />
  return (
    <Suspense
      fallback={
        <RoomFrame>
          <RoomShapes />
        </RoomFrame>
      }
    >
      {offerId ? <AskPane key={offerId} offerId={offerId} /> : null}
      {roomId ? <RoomPane key={roomId} roomId={roomId} /> : null}
    </Suspense>
  )
}

/** The empty pane on a desktop; without rooms it asks nothing. */
function NoRoomOpen() {
  const { data } = useQuery(roomsQuery)
  return (
    <div className="hidden h-dvh border-l border-line lg:sticky lg:top-0 lg:flex">
      {data && data.items.length > 0 && (
        <Empty
          title="어떤 대화를 볼까요?"
          description="왼쪽에서 대화를 골라 주세요."
          className="m-auto pb-16"
        />
      )}
    </div>
  )
}

/** The page's `<main>` while no room is open, else its navigation. */
function ListArea({ roomId, isBeside }: { roomId: string | undefined; isBeside: boolean }) {
  const Area = isBeside ? 'aside' : 'main'
  const place = isBeside ? 'max-lg:hidden' : ''
  return (
    <Area
      // The skip link leads to the page's main part: the open room, else this list.
      id={isBeside ? undefined : 'main'}
      aria-label={isBeside ? '대화 목록' : undefined}
      className={`flex flex-1 flex-col bg-page lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto ${place}`}
    >
      <TabHeader title="메시지" />
      {!isBeside && <h1 className="sr-only">메시지</h1>}
      <RoomList openRoomId={roomId} />
    </Area>
  )
}
