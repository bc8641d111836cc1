import { isApiError } from '@coffeeattack/kit/isApiError'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { afterLoadFailure, type Load } from './load-policy.ts'

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
