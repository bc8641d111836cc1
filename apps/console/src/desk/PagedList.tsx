import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type PagedListProps<Item> = {
  /** What the list holds: '문의', '신청'. */
  name: string
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A list page by page, and what stands in its place while there is none. The children are its `li`s. */
export function PagedList<Item>({ name, query, empty, children }: PagedListProps<Item>) {
  const items = query.data?.pages.flatMap((page) => page.items)
  if (!items) return query.isError ? <Failed query={query} /> : <Loading />
  if (items.length === 0) {
    return (
      <div className="rounded-card bg-surface px-5 py-16">
        <Empty title={empty} />
      </div>
    )
  }
  return (
    <>
      <ul aria-label={name} aria-busy={query.isPlaceholderData || undefined} className="grid gap-3">
        {items.map(children)}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="weak"
          size="md"
          className="mt-3 bg-surface"
          busy={query.isFetchingNextPage && '불러오는 중'}
          onClick={() => void query.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </>
  )
}

function Failed({ query }: { query: Pick<UseInfiniteQueryResult, 'isFetching' | 'refetch'> }) {
  return (
    <ErrorState
      busy={query.isFetching && '불러오는 중'}
      onRetry={() => void query.refetch()}
      className="py-24"
    />
  )
}

function Loading() {
  return (
    <SkeletonGroup>
      <div className="grid gap-3">
        <Skeleton round="card" className="h-28" />
        <Skeleton round="card" className="h-28" />
        <Skeleton round="card" className="h-28" />
      </div>
    </SkeletonGroup>
  )
}
