import { Button } from '@coffeeattack/ui/Button'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Loaded, type LoadedLook, type Loading } from './Loaded.tsx'

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

type Coming = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The distance from the viewport at which the next page is loaded. */
const AHEAD_PX = 800

/**
 * For the button under a list: scrolling near it presses it, and it stays for keyboard and screen reader users. A
 * failed page waits for a press. When the button had the focus, the first new row gets it.
 */
function useComingPages(query: Coming, asOneScrolls: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const pageCount = query.data?.pages.length ?? 0
  const { hasNextPage } = query
  const press = useEffectEvent(() => {
    if (hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
  })
  useEffect(() => {
    const element = button.current
    const isWatched = asOneScrolls && hasNextPage && pageCount > 0
    if (!isWatched || !element) return undefined
    const watching = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && press(), {
      root: scrollerOf(element),
      rootMargin: `${AHEAD_PX}px 0px`,
    })
    watching.observe(element)
    return () => watching.disconnect()
    // A page that leaves the button in view is followed by the next.
  }, [asOneScrolls, hasNextPage, pageCount])
  return { ref: button, ...useFocusOnward(button, pageCount) }
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const above = element.parentElement
  if (!above || above === document.body) return null
  return /auto|scroll/.test(getComputedStyle(above).overflowY) ? above : scrollerOf(above)
}

const reachable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'

/** When a page comes while the button has the focus, the first focusable element in it gets it. */
function useFocusOnward(button: RefObject<HTMLButtonElement | null>, pageCount: number) {
  const before = useRef<{ list: Element; count: number }>(null)
  useLayoutEffect(() => {
    if (!before.current || pageCount === 0) return
    const { list, count } = before.current
    before.current = null
    list.querySelectorAll<HTMLElement>(reachable)[count]?.focus()
  }, [pageCount])
  return {
    onFocus: () => {
      const list = button.current?.previousElementSibling
      before.current = list ? { list, count: list.querySelectorAll(reachable).length } : null
    },
    onBlur: () =>
      queueMicrotask(() => {
        // After the last page the button disappears with its focus, which is not the person leaving it.
        if (button.current) before.current = null
      }),
  }
}
