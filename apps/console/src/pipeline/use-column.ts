import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { queries } from '../api/queries.ts'
import { usePipeline } from './context.ts'
import type { Filter } from './filter.ts'
import { below } from './placing.ts'
import { type Board, type Card, columnQuery } from './queries.ts'

type Column = Board['columns'][number]

/** The loaded people of a column. */
export function loadedIn({ stage, items, nextCursor }: Column, filter: Filter): Card[] {
  const more = nextCursor && queries.getQueryData(columnQuery(filter, stage, nextCursor).queryKey)
  return below(items, more ? more.pages.flatMap((page) => page.items) : [])
}

/** The loaded people of a column: those of the board, then further pages. */
export function useColumn({ stage, items, nextCursor }: Column, filter: Filter) {
  const { shown } = usePipeline()
  const [isWanted, setWanted] = useState(false)
  const more = useInfiniteQuery({
    ...columnQuery(filter, stage, nextCursor),
    enabled: isWanted && nextCursor !== null,
  })
  const rest = nextCursor ? (more.data?.pages.flatMap((page) => page.items) ?? []) : []
  const cards: Card[] = below(items, rest).filter((card) => shown(card).stage === stage)
  const { isFetching, isError, hasNextPage, fetchNextPage } = more
  return {
    cards,
    isMore: nextCursor !== null && (more.data === undefined || hasNextPage),
    isFailed: isError,
    /** Loads the next page unless it is loading. */
    goOn() {
      setWanted(true)
      if (isWanted && hasNextPage && !isFetching) void fetchNextPage()
      else if (isError) void more.refetch()
    },
  }
}

/** Loads more near the end of a column; after a failure the button retries. */
export function useLoadMore(coming: ReturnType<typeof useColumn>, isNearEnd: boolean): void {
  const isDue = isNearEnd && coming.isMore && !coming.isFailed
  const goOn = useEffectEvent(() => coming.goOn())
  const count = coming.cards.length
  useEffect(() => {
    if (isDue) goOn()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked once for every end that is come to
  }, [isDue, count])
}
