import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { lazy, type ReactNode, Suspense } from 'react'
import { isAway } from './away.ts'

/** Loaded on demand: its code comes without the database. */
const Away = lazy(() => import('./Away.tsx'))

/** The part of a query that Loaded needs. */
export type Loading<T> = {
  data: T | undefined
  isError: boolean
  error?: unknown
  /** Why the last try failed, while it is tried again. */
  failureReason?: unknown
  refetch: () => unknown
}

export type LoadedLook = {
  /** The error's title: '커피챗을 불러오지 못했어요'. */
  title?: ReactNode
  description?: ReactNode
  retryLabel?: string
  /** The error's own class, for its position in the frame. */
  className?: string
  /** Renders a failure without a retry; null falls back to the plain error. */
  renderFailure?: (failure: unknown) => ReactNode
  /** The loading state. */
  skeleton: ReactNode
  /** Wraps the skeleton and the error, where the child has a frame of its own. */
  renderFrame?: (inside: ReactNode, state: 'loading' | 'failed') => ReactNode
}

type LoadedProps<T> = LoadedLook & {
  query: Loading<T>
  children: (data: T) => ReactNode
}

/**
 * A query on the screen: its skeleton while it loads, an error with a retry when it failed, then its content. Loaded
 * data stays when a later load fails. A retry shows the skeleton again.
 */
export function Loaded<T>(props: LoadedProps<T>): ReactNode {
  const { query, skeleton, renderFrame = bare, renderFailure, children, ...failed } = props
  if (query.data !== undefined) return children(query.data)
  if (isAway(query.error ?? query.failureReason))
    return renderFrame(
      <Suspense fallback={skeleton}>
        <Away query={query} className={failed.className} />
      </Suspense>,
      'failed',
    )
  if (!query.isError) return renderFrame(skeleton, 'loading')
  const said = renderFailure?.(query.error)
  return renderFrame(said || <ErrorState {...failed} onRetry={() => void query.refetch()} />, 'failed')
}

const bare = (inside: ReactNode) => inside

/** Several queries as one: loaded when all are, failed when one is; a retry refetches only the failed ones. */
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
    error: failed[0]?.[1].error,
    failureReason: all.find(([, { data, failureReason }]) => data === undefined && failureReason)?.[1]
      .failureReason,
    refetch: () => failed.forEach(([, query]) => query.refetch()),
  }
}
