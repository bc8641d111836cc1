import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type Query, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Offer = ApiResult<'GET /v2/users/offers/:id'>

/** The person with these offers: their name, and whether they are certified. */
export const personQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => api('GET /v3/users/my', { signal }),
  staleTime: 60_000,
  meta: { load: 'my-data' },
})

/** The number of unread open offers, for the tab. */
export const unreadOffersQuery = queryOptions({
  queryKey: ['offers', 'unread'],
  queryFn: ({ signal }) => api('GET /users/offers/unread', { signal }),
  staleTime: 30_000,
})

/** The server counts an opened offer as read, so the tab's count follows. */
export function offerRead(): void {
  void queries.invalidateQueries(unreadOffersQuery)
}

/**
 * After an answer every list, history and home card is outdated. They are refetched when they are shown next; the
 * answering screen is about to leave and must not change before.
 */
export async function offersChanged(): Promise<void> {
  await queries.invalidateQueries({ predicate: showsOffers, refetchType: 'none' })
}

/** The live stream told of a new offer: visible queries are refetched now, others when they are shown next. */
export async function offersArrived(): Promise<void> {
  await queries.invalidateQueries({ predicate: showsOffers })
}

function showsOffers({ queryKey, meta }: Query): boolean {
  return queryKey[0] === 'offers' || meta?.load === 'my-attack'
}
