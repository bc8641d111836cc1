import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { queries } from '../api/queries.ts'
import { usePipeline } from './context.ts'
import type { Filter } from './filter.ts'
import { below } from './placing.ts'
import { type Board, type Card, columnQuery } from './queries.ts'

type Column = Board['columns'][number]

/** Who of a column has come so far, whether they are in sight or not. */
export function loadedIn({ stage, items, nextCursor }: Column, filter: Filter): Card[] {
  const more = nextCursor && queries.getQueryData(columnQuery(filter, stage, nextCursor).queryKey)
  return below(items, more ? more.pages.flatMap((page) => page.items) : [])
}

/** A column as far as it has come: the board's first people and, once they are wanted, those who follow. */
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
    /** Asks for those who follow, if there are any and they are not on their way. */
    goOn() {
      setWanted(true)
      if (isWanted && hasNextPage && !isFetching) void fetchNextPage()
      else if (isError) void more.refetch()
    },
  }
}

/** Goes on by itself while the end of a column is near; what failed waits to be pressed. */
export function useGoingOn(coming: ReturnType<typeof useColumn>, isNearEnd: boolean): void {
  const isDue = isNearEnd && coming.isMore && !coming.isFailed
  const goOn = useEffectEvent(() => coming.goOn())
  const count = coming.cards.length
  useEffect(() => {
    if (isDue) goOn()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked once for every end that is come to
  }, [isDue, count])
}
