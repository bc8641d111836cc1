import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { queries } from '../api/queries.ts'
import { type Room, type Rooms, roomsQuery } from './rooms-query.ts'
import { OpenRoom } from './OpenRoom.tsx'
import { RoomShapes } from './RoomShapes.tsx'
import { RoomUnavailable } from './RoomUnavailable.tsx'
import { useHeightOverKeyboard } from './use-height-over-keyboard.ts'

/** One conversation, once it is known who it is with. */
export function RoomPane({ roomId }: { roomId: string }) {
  // A list from a moment ago does not know a room that was opened since: then it is read once more.
  const [wasKnown] = useState(() => roomIn(queries.getQueryData(roomsQuery.queryKey), roomId) !== undefined)
  const { data, isError, isFetching, refetch } = useQuery({
    ...roomsQuery,
    refetchOnMount: wasKnown ? true : 'always',
  })
  const room = roomIn(data, roomId)
  if (room) {
    return (
      <Frame>
        <OpenRoom room={room} />
      </Frame>
    )
  }
  if (isFetching) {
    return (
      <Frame>
        <RoomShapes />
      </Frame>
    )
  }
  return (
    <Frame>
      {isError ? (
        <ErrorState title="대화를 불러오지 못했어요" onRetry={() => void refetch()} className="m-auto" />
      ) : (
        <RoomUnavailable />
      )}
    </Frame>
  )
}

function roomIn(rooms: Rooms | undefined, roomId: string): Room | undefined {
  return rooms?.items.find((room) => room.roomId === roomId)
}

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  useHeightOverKeyboard(frame)
  return (
    <main
      id="main"
      ref={frame}
      className="flex h-dvh flex-col bg-page lg:sticky lg:top-0 lg:border-l lg:border-line"
    >
      {children}
    </main>
  )
}
