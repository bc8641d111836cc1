import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { tableQuery } from '../queries.ts'
import { useCardKeys } from '../use-card-keys.ts'
import { PipelineTable } from './PipelineTable.tsx'

/** The table, page by page, and its keys. */
export function TableView({ ref, filter }: { ref: RefObject<HTMLDivElement | null>; filter: Filter }) {
  const { openId } = usePipeline()
  const read = useInfiniteQuery(tableQuery(filter))
  const cards = read.data?.pages.flatMap(({ items }) => items) ?? []
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read
  useCardKeys(ref, () => [cards])
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return (
    <Loaded query={read} title="표를 불러오지 못했어요" className="my-auto" skeleton={<TableSkeleton />}>
      {({ pages }) => (
        <PipelineTable
          ref={ref}
          cards={cards}
          total={pages[0]?.total ?? cards.length}
          isBusy={read.isPlaceholderData}
          isSplit={openId !== undefined}
          onNearEnd={goOn}
        />
      )}
    </Loaded>
  )
}

function TableSkeleton() {
  return (
    <SkeletonGroup label="표를 불러오는 중이에요">
      <div className="overflow-hidden rounded-t-[18px] bg-surface pt-[38px]">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <div key={row} className="flex h-[42px] items-center gap-6 border-t border-line px-4">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="ml-auto h-4 w-40" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
