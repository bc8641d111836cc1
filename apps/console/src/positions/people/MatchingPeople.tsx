import { consolePaths } from '@coffeeattack/contract/console-pages'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePersonKeys } from '../../candidates/use-person-keys.ts'
import { EmptyBox, moreBelow } from '../../list/ConsoleList.tsx'
import { useListKeys, useOpenRow } from '../../list/use-list-keys.ts'
import { peopleIn, type PeoplePage, type Position } from '../queries.ts'
import { Naming } from './Naming.tsx'
import { type Order, withOrder } from './order.ts'
import { OrderBar } from './OrderBar.tsx'
import { plainColumns, PlainTable } from './PlainTable.tsx'
import { type Groups, SuggestedTable } from './SuggestedTable.tsx'

type MatchingPeopleProps = {
  position: Position
  people: UseInfiniteQueryResult<{ pages: PeoplePage[] }>
  order: Order
  openId: string | undefined
  /** True for an open profile, false for the composer. */
  isProfile: boolean
}

/**
 * People who match the position and are new to the company, in the order of their reasons or in the plain one. Who said
 * '관심 있어요' stands first in both (MATCH-1).
 */
export function MatchingPeople({ position, people, order, openId, isProfile }: MatchingPeopleProps) {
  const table = useRef<HTMLTableElement>(null)
  const nowhere = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const address = consolePaths.position(position.id)
  useOpenRow(table, openId)
  useListKeys(table, nowhere, () => openId && void navigate(withOrder(address, order)))
  const addressOf = (id: string) => withOrder(consolePaths.positionPerson(position.id, id), order)
  usePersonKeys({
    rows: peopleIn(people.data?.pages ?? []),
    openId,
    isProfile,
    addressOf,
    hasMore: people.hasNextPage,
    loadMore: people.fetchNextPage,
  })
  if (position.closedAt)
    return (
      <div className="mt-3">
        <EmptyBox
          empty="닫은 포지션이에요"
          description="다시 열면 맞는 분을 찾아 드려요. 있었던 일은 그대로 남아 있어요."
        />
      </div>
    )
  const tableProps = { ref: table, groups: groupsOf(people.data?.pages ?? []), openId }
  return (
    <div className="mt-3">
      <OrderBar order={order} address={address} hasMustHaves={position.mustHaves.length > 0} />
      <PagedList
        query={withInterested(people)}
        title="맞는 분을 불러오지 못했어요"
        className="rounded-card bg-surface py-22"
        skeleton={<PeopleSkeleton />}
        empty={<NobodyYet position={position} />}
        more={moreBelow}
      >
        {() =>
          order === 'suggested' ? (
            <SuggestedTable {...tableProps} positionId={position.id} />
          ) : (
            <PlainTable {...tableProps} position={position} />
          )
        }
      </PagedList>
      <Naming positionId={position.id} />
    </div>
  )
}

/** A list is empty only when nobody said '관심 있어요' either. */
const withInterested = (people: MatchingPeopleProps['people']) => ({
  ...people,
  data: people.data && {
    ...people.data,
    pages: people.data.pages.map((page) => ({ ...page, items: peopleIn([page]) })),
  },
})

function groupsOf(pages: readonly PeoplePage[]): Groups {
  const interested = pages.flatMap((page) => page.interested)
  const [first] = pages
  const count = Math.max(0, (first?.total ?? 0) - interested.length)
  return {
    interested,
    others: pages.flatMap(({ items }) => items),
    othersCount: `${count}${first?.isMore ? '+' : ''}`,
  }
}

/** Links to the search, which has more conditions. */
function NobodyYet({ position }: { position: Position }) {
  const { jobLabel, jobSubLabel } = position
  const asked = new URLSearchParams({ jobLabel, ...(jobSubLabel && { jobSubLabel }) })
  return (
    <EmptyBox
      empty="지금 새로 만날 분이 없어요"
      description="이미 어택을 보냈거나 숨긴 분은 여기에 없어요. 직무와 경력을 넓히거나 후보자 찾기에서 둘러보세요."
      action={
        <Link to={`${consolePaths.candidates()}?${asked}`} className={buttonLook({ size: 'sm' })}>
          후보자 찾기
        </Link>
      }
    />
  )
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label="맞는 분을 찾고 있어요">
      <div className="bg-surface max-sm:-mx-4 sm:rounded-card sm:pt-[38px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${plainColumns} border-t border-line py-3`}>
            <div className="sm:col-span-2">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-64 max-w-full" />
            </div>
            <Skeleton round="full" className="h-2.5 max-sm:col-span-2 max-sm:mt-3" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
