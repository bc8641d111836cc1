import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../api/queries.ts'
import { useOutsideLinks } from '../campaigns/outside-links.ts'
import { SupportLink } from '../campaigns/SupportLink.tsx'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Header } from '../layout/Header.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { RoomFrame } from './RoomFrame.tsx'
import { type Room, type Rooms, roomsQuery } from './rooms.ts'
import { RoomShapes } from './RoomShapes.tsx'

/**
 * The room does not exist or belongs to another person (MSG-2). KakaoTalk is mentioned only where support has a
 * channel.
 */
function RoomUnavailable() {
  const { title, body, button } = candidateCatalogue.MESSAGE_UNAVAILABLE
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

/** One conversation, once its room is known. */
export default function RoomPane({ roomId }: { roomId: string }) {
  // A cached list may lack a room that was opened since, so it is refetched.
  const [wasKnown] = useState(() => roomIn(queries.getQueryData(roomsQuery.queryKey), roomId) !== undefined)
  const rooms = useQuery({ ...roomsQuery, refetchOnMount: wasKnown ? true : 'always' })
  const { isError, isFetching } = rooms
  const room = roomIn(rooms.data, roomId)
  return (
    <RoomFrame>
      <Loaded
        query={{
          ...rooms,
          // Only a list fetched just now can tell that the room does not exist.
          data: room ?? (isError || isFetching ? undefined : null),
          isError: isError && !isFetching,
        }}
        title="대화를 불러오지 못했어요"
        className="m-auto"
        skeleton={<RoomShapes />}
        renderFrame={(inside, state) => (
          <>
            {state === 'failed' && (
              <>
                <Header backTo={paths.messages()} />
                <h1 className="sr-only">대화</h1>
              </>
            )}
            {inside}
          </>
        )}
      >
        {(found) => (found ? <OpenRoom room={found} /> : <RoomUnavailable />)}
      </Loaded>
    </RoomFrame>
  )
}

function roomIn(rooms: Rooms | undefined, roomId: string): Room | undefined {
  return rooms?.items.find((room) => room.roomId === roomId)
}
