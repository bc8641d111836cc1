import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nextMidnight, useNow } from '../offers/use-now.ts'
import { paths } from '../paths.ts'
import { roomsQuery } from './rooms-query.ts'
import { RoomRow } from './RoomRow.tsx'
import { RoomListShapes } from './RoomListShapes.tsx'

/** Everybody the person talks with; whoever wrote last stands on top (MSG-1). */
export function RoomList({ openRoomId }: { openRoomId: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(roomsQuery)
  const now = useNow(nextMidnight)
  if (!data && isError) {
    return (
      <ErrorState
        title="메시지를 불러오지 못했어요"
        busy={isFetching && '불러오는 중'}
        onRetry={() => void refetch()}
        className="m-auto"
      />
    )
  }
  if (!data) return <RoomListShapes />
  if (data.items.length === 0) return <NoRooms />
  return (
    <ul aria-label="대화" className="pb-4">
      {data.items.map((room) => (
        <RoomRow key={room.roomId} room={room} now={now} isOpen={room.roomId === openRoomId} />
      ))}
    </ul>
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
