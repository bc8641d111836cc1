import type { ApiError } from '@coffeeattack/contract/client/api-error'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'

/** What happens when a load fails: the person goes to `/`, sees the expired-login alert, or stays with a retry. */
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
  /** An older answer is still on the screen, so nothing is missing from it. */
  showsData: boolean
  /** Without a network the home page could not be opened either. */
  online: boolean
}

export function afterLoadFailure(
  load: Load,
  failure: Failure,
  { showsData, online }: Circumstances,
): AfterFailure {
  // No refresh could mend it, and the login's own exit has already run (AUTH-8).
  if (failure.code === 'EXPIRED_TOKEN') return 'stay'
  const policy = policies[load]
  if (failure.status === 401) return policy.unauthorized
  return showsData || !online ? 'stay' : policy.otherwise
}

/** ROUTE-5: someone answered meanwhile, so read the group anew; anything else leaves the group for /my. */
export function afterGroupPatchFailure(failure: Failure): 'refetch' | 'my' {
  return failure.status === 409 ? 'refetch' : 'my'
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { load?: Load }
  }
}

/** UI-9: how long each kind of answer may be kept (`gcTime`) and believed (`staleTime`). */
export const caching = {
  offerList: { gcTime: 60_000, staleTime: 30_000 },
  verify: { staleTime: Infinity },
  profile: { staleTime: Infinity, retry: 1 },
  blog: { staleTime: Infinity },
  companies: { staleTime: Infinity, gcTime: Infinity },
} as const

/** What was asked for on the way to a screen (`prefetch`) is not asked for once more when that screen opens. */
export const onTheWay = new Set<string>()

const isNew = ({ queryHash }: Pick<Query, 'queryHash'>) => !onTheWay.has(queryHash)

export type WaysOut = {
  /** `isOver`: the login was refused, and what is kept of it opens nothing any more. */
  goHome: (isOver: boolean) => void
  alertExpiredLogin: () => void
  /** Whoever has not proved their phone yet is led on to do so (SAFE-1). */
  tellUnproved: () => void
  isOnline: () => boolean
}

/** Loads fail once and are done: what follows is the load policy's word, not a second guess. */
export function createQueryClient({
  goHome,
  alertExpiredLogin,
  tellUnproved,
  isOnline,
}: WaysOut): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: isNew, retryOnMount: isNew } },
    queryCache: new QueryCache({
      onError(error, query) {
        if (!isApiError(error)) return
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
