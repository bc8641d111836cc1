import type { ApiError } from '@coffeeattack/contract/client/api-error'
import { isAway, Queries, untilBack } from '@coffeeattack/kit/away'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { type Query, QueryCache, type QueryClient } from '@tanstack/react-query'

/** What follows a failed load: go to `/`, show the expired-login alert, or stay with a retry. */
export type AfterFailure = 'home' | 'alert' | 'stay'

type Policy = { unauthorized: AfterFailure; otherwise: AfterFailure }

/** ROUTE-3 and ROUTE-4 as one table. A query names its row: `meta: { load: 'offer-detail' }`. */
const policies = {
  'my-data': { unauthorized: 'home', otherwise: 'home' },
  'my-attack': { unauthorized: 'home', otherwise: 'home' },
  salary: { unauthorized: 'home', otherwise: 'home' },
  'offer-detail': { unauthorized: 'alert', otherwise: 'home' },
  'offer-group': { unauthorized: 'alert', otherwise: 'home' },
  profile: { unauthorized: 'alert', otherwise: 'stay' },
  'verify-profile': { unauthorized: 'alert', otherwise: 'stay' },
  account: { unauthorized: 'alert', otherwise: 'stay' },
  coffeechat: { unauthorized: 'alert', otherwise: 'stay' },
} as const satisfies Record<string, Policy>

export type Load = keyof typeof policies

type Failure = Pick<ApiError, 'status' | 'code'>

type Circumstances = {
  /** The screen still shows an earlier response. */
  showsData: boolean
  /** Offline the home page could not be opened either. */
  online: boolean
}

export function afterLoadFailure(
  load: Load,
  failure: Failure,
  { showsData, online }: Circumstances,
): AfterFailure {
  // A refresh cannot help, and the client has left the page already (AUTH-8).
  if (failure.code === 'EXPIRED_TOKEN') return 'stay'
  const policy = policies[load]
  if (failure.status === 401) return policy.unauthorized
  return showsData || !online ? 'stay' : policy.otherwise
}

/** ROUTE-5: on a conflict another answer came first, so refetch the group; any other failure leads to /my. */
export function afterGroupPatchFailure(failure: Failure): 'refetch' | 'my' {
  return failure.status === 409 ? 'refetch' : 'my'
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { load?: Load }
  }
}

/** UI-9: the `gcTime` and `staleTime` of each kind of response. */
export const caching = {
  offerList: { gcTime: 60_000, staleTime: 30_000 },
  verify: { staleTime: Infinity },
  profile: { staleTime: Infinity, retry: (count: number, failure: Error) => count < 1 || isAway(failure) },
  blog: { staleTime: Infinity },
  companies: { staleTime: Infinity, gcTime: Infinity },
} as const

/** Queries that `prefetch` has requested, so that the opening screen does not request them again. */
export const onTheWay = new Set<string>()

const isNew = ({ queryHash }: Pick<Query, 'queryHash'>) => !onTheWay.has(queryHash)

export type WaysOut = {
  /** `isOver`: the login was refused, so its stored tokens are useless. */
  goHome: (isOver: boolean) => void
  alertExpiredLogin: () => void
  /** Leads a person without a verified phone to the verification (SAFE-1). */
  tellUnproved: () => void
  isOnline: () => boolean
}

/** Queries are retried only until the service is back: the load policy decides what follows any other failure. */
export function createQueryClient({
  goHome,
  alertExpiredLogin,
  tellUnproved,
  isOnline,
}: WaysOut): QueryClient {
  return new Queries({
    defaultOptions: { queries: { ...untilBack, refetchOnMount: isNew, retryOnMount: isNew } },
    queryCache: new QueryCache({
      onError(error, query) {
        if (!isApiError(error) || isAway(error)) return
        if (error.code === 'PHONE_UNPROVED') return tellUnproved()
        const load = query.meta?.load
        if (!load) return
        const showsData = query.state.data !== undefined
        const after = afterLoadFailure(load, error, { showsData, online: isOnline() })
        if (after === 'home') goHome(error.status === 401)
        if (after === 'alert') alertExpiredLogin()
      },
    }),
  })
}
