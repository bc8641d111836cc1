import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

/**
 * Commits the navigation synchronously. As a transition it could be delayed on a busy machine, and the next
 * choice would start from a filter without this one.
 */
export const atOnce = { flushSync: true } satisfies NavigateOptions

/** The filter in the address. Changing it replaces the history entry. */
export function useFilterParams() {
  const [params, setParams] = useSearchParams()
  const change = (next: URLSearchParamsInit, more?: NavigateOptions) =>
    setParams(next, { replace: true, ...atOnce, ...more })
  return [params, change] as const
}
