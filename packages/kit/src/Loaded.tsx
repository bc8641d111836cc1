import { ErrorState } from '@coffeeattack/ui/ErrorState'
import type { ReactNode } from 'react'

/** What has to be known of a query to show it. */
export type Loading<T> = {
  data: T | undefined
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

export type LoadedLook = {
  /** Why there is nothing: '커피챗을 불러오지 못했어요'. */
  title?: ReactNode
  description?: ReactNode
  retryLabel?: string
  /** Of the error alone: where it stands in the frame. */
  className?: string
  /** Says a failure that no retry mends in words of its own; nothing leaves it to the plain error. */
  renderFailure?: (failure: unknown) => ReactNode
  /** Shapes of what comes. */
  skeleton: ReactNode
  /** Around the skeleton and the error, where the child brings a frame of its own. */
  renderFrame?: (inside: ReactNode, state: 'loading' | 'failed') => ReactNode
}

type LoadedProps<T> = LoadedLook & {
  query: Loading<T>
  children: (data: T) => ReactNode
}

/**
 * A query on the screen: its shapes while it loads, a sentence and a way to try again when it failed, then its child. What
 * was loaded once stays when a later load fails. While it is tried again the shapes are back.
 */
export function Loaded<T>(props: LoadedProps<T>): ReactNode {
  const { query, skeleton, renderFrame = bare, renderFailure, children, ...failed } = props
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return renderFrame(skeleton, 'loading')
  const said = renderFailure?.(query.error)
  return renderFrame(said || <ErrorState {...failed} onRetry={() => void query.refetch()} />, 'failed')
}

const bare = (inside: ReactNode) => inside

/** Several queries as one: there when all are, failed when one is; only what failed is tried again. */
export function together<T extends Record<string, unknown>>(queries: {
  [Name in keyof T]: Loading<T[Name]>
}): Loading<T> {
  const all = Object.entries<Loading<unknown>>(queries)
  const failed = all.filter(([, { data, isError }]) => isError && data === undefined)
  return {
    data: all.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as T)
      : undefined,
    isError: failed.length > 0,
    refetch: () => failed.forEach(([, query]) => query.refetch()),
  }
}
