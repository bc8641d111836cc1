import { paths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RoomRow } from './RoomRow.tsx'
import { roomsQuery } from './rooms.ts'

const ROWS = ['w-40', 'w-52', 'w-32', 'w-44']

function RoomListShapes() {
  return (
    <SkeletonGroup label="메시지를 불러오는 중이에요">
      {ROWS.map((width) => (
        <div key={width} className="flex h-19 items-center gap-3 px-5">
          <Skeleton round="button" className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-5 w-28" />
            <Skeleton className={`mt-2 h-4 ${width}`} />
          </div>
          <Skeleton className="h-4 w-12 self-start mt-4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** All rooms of the person, the latest message first (MSG-1). */
export function RoomList({ openRoomId }: { openRoomId: string | undefined }) {
  const rooms = useQuery(roomsQuery)
  const now = useNow(nextMidnight)
  return (
    <Loaded query={rooms} title="메시지를 불러오지 못했어요" className="m-auto" skeleton={<RoomListShapes />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoRooms />
        ) : (
          <ul aria-label="대화" className="pb-4">
            {items.map((room) => (
              <RoomRow key={room.roomId} room={room} now={now} isOpen={room.roomId === openRoomId} />
            ))}
          </ul>
        )
      }
    </Loaded>
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
