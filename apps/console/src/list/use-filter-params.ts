import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

/**
 * Navigates to what a person chose before they can choose again. As a transition, which a busy machine lets wait, the
 * next choice would begin from a filter without this one, and lose it.
 */
export const atOnce = { flushSync: true } satisfies NavigateOptions

/** The filter of a list in its address, and the way to another one, which is no step of its own to go back. */
export function useFilterParams() {
  const [params, setParams] = useSearchParams()
  const change = (next: URLSearchParamsInit, more?: NavigateOptions) =>
    setParams(next, { replace: true, ...atOnce, ...more })
  return [params, change] as const
}
