import { Button } from '@coffeeattack/ui/Button'
import type { ReactNode } from 'react'
import { Loaded, type LoadedLook, type Loading } from './Loaded.tsx'
import { useComingPages } from './useComingPages.ts'

/** What has to be known of an infinite query to show it. */
export type Pages<Page> = Loading<{ pages: Page[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type PagedListProps<Item> = LoadedLook & {
  query: Pages<{ items: readonly Item[] }>
  /** In place of the list when there is nothing in it. */
  empty: ReactNode
  /** The button that brings the next page. `asOneScrolls`: it presses itself when it comes near. */
  more?: { label?: string; kind?: 'line' | 'weak'; className?: string; asOneScrolls?: boolean }
  /** All that has come so far. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list page by page: loading, failed, empty, its rows, and the way to more of them. */
export function PagedList<Item>({ query, empty, more, children, ...loaded }: PagedListProps<Item>) {
  const { label = '더 보기', kind = 'line', className, asOneScrolls = false } = more ?? {}
  const button = useComingPages(query, asOneScrolls)
  return (
    <Loaded {...loaded} query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        return (
          <>
            {items.length === 0 ? empty : children(items)}
            {query.hasNextPage && (
              <Button
                {...button}
                kind={kind}
                size="md"
                className={className}
                busy={query.isFetchingNextPage && '불러오는 중'}
                onClick={() => void query.fetchNextPage()}
              >
                {label}
              </Button>
            )}
            {query.isFetchNextPageError && (
              <p role="alert" className="text-center text-label text-ink-3">
                더 불러오지 못했어요. 다시 눌러 주세요.
              </p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
