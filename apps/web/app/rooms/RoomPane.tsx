import { paths } from '@coffeeattack/contract/pages'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { queries } from '../api/queries.ts'
import { SupportLink } from '../campaigns/SupportLink.tsx'
import { useOutsideLinks } from '../campaigns/use-outside-links.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Header } from '../layout/Header.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { type Room, type Rooms, roomsQuery } from './rooms-query.ts'
import { RoomShapes } from './RoomShapes.tsx'

/** Not there, or not this person's (MSG-2). KakaoTalk is spoken of only where the customer centre is there. */
function RoomUnavailable() {
  const { title, body, button } = catalogue.MESSAGE_UNAVAILABLE
  const { kakaoChannel } = useOutsideLinks()
  return (
    <>
      <Header backTo={paths.messages()} />
      <FailureView title={title} about={kakaoChannel ? '카카오톡 고객센터로 문의해 주세요.' : body}>
        <SupportLink className={buttonLook({ size: 'md', wide: false })}>{button}</SupportLink>
      </FailureView>
    </>
  )
}

/**
 * A phone's keyboard lies over the page and leaves the page as high as it was. While it is up, the room ends above it,
 * so that the header stays in view and the newest message with the box.
 */
function useHeightOverKeyboard(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const fit = () => {
      const covered = view.scale === 1 && window.innerHeight - view.height > 1
      room.current?.style.setProperty('height', covered ? `${view.height}px` : null)
      // The browser has moved the page to bring the box into view; now it is in view anyway.
      if (covered) window.scrollTo({ top: 0 })
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [room])
}

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
