import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

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
export function useComingPages(query: Coming, asOneScrolls: boolean) {
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
