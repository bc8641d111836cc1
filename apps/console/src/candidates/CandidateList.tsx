import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { candidatesQuery } from './queries.ts'
import { scaleFor } from './scale/scale.ts'
import { EVERYBODY, hasFilters, type Search } from './search.ts'
import type { Change } from './use-search.ts'
import { CandidateTable } from './CandidateTable.tsx'
import { ListHead } from './ListHead.tsx'
import { columns } from './columns.ts'

/** Rows where the found will stand. */
function TableSkeleton() {
  return (
    <SkeletonGroup label="후보자를 찾고 있어요">
      <Skeleton className="mt-6 mb-4 h-5 w-28" />
      <div className="rounded-card bg-surface pt-[42px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${columns} border-t border-line py-[15px]`}>
            <div>
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-32" />
              <Skeleton className="mt-2 h-4 w-52 max-w-full" />
            </div>
            <Skeleton round="full" className="h-3 max-sm:hidden" />
            <Skeleton round="full" className="size-[38px] justify-self-center" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type CandidateListProps = {
  ref: Ref<HTMLTableElement>
  search: Search
  change: Change
  openId: string | undefined
}

export function CandidateList({ ref, search, change, openId }: CandidateListProps) {
  const found = useInfiniteQuery(candidatesQuery(search))
  const pages = found.data?.pages
  const first = pages?.[0]
  if (!pages || !first) {
    if (!found.isError) return <TableSkeleton />
    return (
      <ErrorState
        title="후보자를 불러오지 못했어요"
        busy={found.isFetching && '불러오는 중'}
        onRetry={() => void found.refetch()}
        className="py-24"
      />
    )
  }
  const rows = pages.flatMap(({ items }) => items)
  return (
    <section aria-label="찾은 후보자" aria-busy={found.isPlaceholderData || undefined} className="pb-8">
      <ListHead
        total={first.total}
        isMore={first.isMore}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
      />
      {rows.length === 0 ? (
        <NobodyFound search={search} change={change} />
      ) : (
        <CandidateTable ref={ref} rows={rows} scale={scaleFor(rows)} openId={openId} />
      )}
      {found.hasNextPage && (
        <Button
          kind="weak"
          size="md"
          className="mt-3 bg-surface"
          busy={found.isFetchingNextPage && '불러오는 중'}
          onClick={() => void found.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </section>
  )
}

function NobodyFound({ search, change }: Pick<CandidateListProps, 'search' | 'change'>) {
  const narrowed = hasFilters(search)
  return (
    <div className="rounded-card bg-surface py-16">
      <Empty
        title="조건에 맞는 후보자가 없어요"
        description={narrowed ? '조건을 조금 넓혀 볼까요?' : '다른 말로 찾아보세요.'}
        action={
          narrowed && (
            <Button kind="weak" size="sm" onClick={() => change({ ...EVERYBODY, q: search.q })}>
              조건 모두 지우기
            </Button>
          )
        }
      />
    </div>
  )
}
