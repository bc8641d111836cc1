import { PagedList } from '@coffeeattack/kit/PagedList'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Ref } from 'react'
import { InboxRow } from './InboxRow.tsx'
import type { Inbox } from './queries.ts'

type RoomListProps = {
  ref: Ref<HTMLUListElement>
  inbox: UseInfiniteQueryResult<InfiniteData<Inbox>>
  openId: string | undefined
  /** Said when there is nothing. */
  empty: string
}

export function InboxList({ ref, inbox, openId, empty }: RoomListProps) {
  return (
    <PagedList
      query={inbox}
      title="대화를 불러오지 못했어요"
      className="py-20"
      skeleton={<RoomsSkeleton />}
      empty={<Empty title={empty} className="px-4 py-20" />}
      more={{ kind: 'weak', className: 'm-4 max-w-[calc(100%-2rem)]', asOneScrolls: true }}
    >
      {(rooms) => (
        <ul ref={ref} aria-label="대화" aria-busy={inbox.isPlaceholderData || undefined}>
          {rooms.map((room) => (
            <InboxRow key={room.id} room={room} isOpen={room.id === openId} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function RoomsSkeleton() {
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
