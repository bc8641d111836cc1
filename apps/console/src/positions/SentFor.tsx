import { PagedList } from '@coffeeattack/kit/PagedList'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyBox, moreBelow } from '../list/ConsoleList.tsx'
import type { Filter } from '../offers/sent/filter.ts'
import { sentOffersQuery } from '../offers/sent/queries.ts'
import { SentSkeleton, SentTable } from '../offers/sent/SentTable.tsx'

const all: Filter = {
  status: null,
  only: null,
  by: null,
  position: null,
  q: '',
  sort: 'now',
  direction: 'asc',
}

/** The offers sent for a position, in the table of 보낸 어택. */
export function SentFor({ positionId }: { positionId: string }) {
  const [filter, setFilter] = useState<Filter>({ ...all, position: positionId })
  const [openId, setOpenId] = useState<string | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const sent = useInfiniteQuery(sentOffersQuery(filter))
  return (
    <div className="mt-3">
      <PagedList
        query={sent}
        title="보낸 어택을 불러오지 못했어요"
        className="rounded-card bg-surface py-22"
        skeleton={<SentSkeleton />}
        empty={
          <EmptyBox
            empty="아직 보낸 어택이 없어요"
            description="맞는 분을 열고 어택을 보내면 여기에 쌓여요."
          />
        }
        more={moreBelow}
      >
        {(offers) => (
          <SentTable
            ref={table}
            offers={offers}
            filter={filter}
            isBusy={sent.isPlaceholderData}
            openId={openId}
            onFilter={setFilter}
            onOpen={setOpenId}
          />
        )}
      </PagedList>
    </div>
  )
}
