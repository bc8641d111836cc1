import { Button } from '@coffeeattack/ui/Button'
import type { ReactNode } from 'react'
import { Loaded, type LoadedLook, type Loading } from './Loaded.tsx'
import { useComingPages } from './useComingPages.ts'

/** The part of an infinite query that PagedList needs. */
export type Pages<Page> = Loading<{ pages: Page[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type PagedListProps<Item> = LoadedLook & {
  query: Pages<{ items: readonly Item[] }>
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** The button that loads the next page. `asOneScrolls`: it is pressed automatically when it comes near. */
  more?: { label?: string; kind?: 'line' | 'weak'; className?: string; asOneScrolls?: boolean }
  /** All loaded rows. */
  children: (items: readonly Item[]) => ReactNode
}

/** A paged list: loading, failed, empty, or its rows with a button for more. */
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
