import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './isApiError.ts'

/** The service answers and its database does not: what it refuses now it will answer by itself. */
export const isAway = (failure: unknown) => isApiError(failure) && failure.code === 'UNAVAILABLE'

/** As long as the server's own Retry-After. */
export const AGAIN_MS = 5_000

/** What is on the screen is asked for again until the service is back. Other failures are not retried. */
export const untilBack = {
  retry: (_count: number, failure: Error) => isAway(failure),
  retryDelay: AGAIN_MS,
}

/** A query cache whose fetches fail at once: somebody waits for them. Only queries on the screen wait for the service. */
export class Queries extends QueryClient {
  override fetchQuery: QueryClient['fetchQuery'] = (options) => super.fetchQuery({ retry: false, ...options })
}
