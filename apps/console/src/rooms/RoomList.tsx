import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { Inbox } from './queries.ts'
import { RoomRow } from './RoomRow.tsx'

type RoomListProps = {
  ref: Ref<HTMLUListElement>
  inbox: UseInfiniteQueryResult<InfiniteData<Inbox>>
  openId: string | undefined
  /** Said when there is nothing. */
  empty: string
}

export function RoomList({ ref, inbox, openId, empty }: RoomListProps) {
  const rooms = inbox.data?.pages.flatMap(({ items }) => items)
  if (!rooms) {
    if (!inbox.isError) return <RowsSkeleton />
    return (
      <ErrorState
        title="대화를 불러오지 못했어요"
        busy={inbox.isFetching && '불러오는 중'}
        onRetry={() => void inbox.refetch()}
        className="py-20"
      />
    )
  }
  if (rooms.length === 0) return <Empty title={empty} className="px-4 py-20" />
  return (
    <>
      <ul ref={ref} aria-label="대화" aria-busy={inbox.isPlaceholderData || undefined}>
        {rooms.map((room) => (
          <RoomRow key={room.id} room={room} isOpen={room.id === openId} />
        ))}
      </ul>
      {inbox.hasNextPage && (
        <div className="p-4">
          <Button
            kind="weak"
            size="md"
            busy={inbox.isFetchingNextPage && '불러오는 중'}
            onClick={() => void inbox.fetchNextPage()}
          >
            더 보기
          </Button>
        </div>
      )}
    </>
  )
}

function RowsSkeleton() {
  return (
    <SkeletonGroup label="대화를 불러오는 중이에요">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5">
          <Skeleton round="full" className="size-10" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-32" />
            <Skeleton className="mt-2.5 h-4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
