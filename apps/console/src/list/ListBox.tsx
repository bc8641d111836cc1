import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { ReactNode } from 'react'

/** What a list needs to know of the query behind it. */
type Loading = {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

type ListBoxProps<Item> = {
  label: string
  items: readonly Item[] | undefined
  query: Loading
  /** Said when there is nothing. */
  empty: string
  renderRow: (item: Item) => ReactNode
}

/** Rows on one card, with their loading, empty and failed states and the way to more of them. */
export function ListBox<Item extends { id: string }>(props: ListBoxProps<Item>) {
  const { label, items, query, empty, renderRow } = props
  if (!items) {
    if (!query.isError) return <RowsSkeleton label={label} />
    return (
      <div className="rounded-card bg-surface py-16">
        <ErrorState busy={query.isFetching && '불러오는 중'} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (items.length === 0)
    return (
      <div className="rounded-card bg-surface py-14">
        <Empty title={empty} />
      </div>
    )
  return (
    <>
      <ul aria-label={label} className="rounded-card bg-surface">
        {items.map((item) => (
          <li key={item.id} className="border-b border-line px-5 py-4 last:border-0">
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="weak"
          size="md"
          className="mt-3 bg-surface"
          busy={query.isFetchingNextPage && '불러오는 중'}
          onClick={() => void query.fetchNextPage?.()}
        >
          더 보기
        </Button>
      )}
    </>
  )
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={`${label}을 불러오는 중이에요`}>
      <div className="rounded-card bg-surface">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="border-b border-line px-5 py-4 last:border-0">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
