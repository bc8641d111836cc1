import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type Query, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Offer = ApiResult<'GET /v2/users/offers/:id'>

/** Whose offers these are: their name, and whether they are certified. */
export const personQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => api('GET /v3/users/my', { signal }),
  staleTime: 60_000,
  meta: { load: 'my-data' },
})

/** How many open offers were not read yet, for the tab that leads to them. */
export const unreadOffersQuery = queryOptions({
  queryKey: ['offers', 'unread'],
  queryFn: ({ signal }) => api('GET /users/offers/unread', { signal }),
  staleTime: 30_000,
})

/** The server counted the reading; the tab says so too. */
export function offerRead(): void {
  void queries.invalidateQueries(unreadOffersQuery)
}

/**
 * After an answer every list, history and home card is out of date. They are read anew where they are next seen; the
 * screen that answered is about to leave and must not change under the person's eyes.
 */
export async function offersChanged(): Promise<void> {
  await queries.invalidateQueries({ predicate: showsOffers, refetchType: 'none' })
}

/** The live stream told of a new one: what is shown is read anew, the rest where it is next seen. */
export async function offersArrived(): Promise<void> {
  await queries.invalidateQueries({ predicate: showsOffers })
}

function showsOffers({ queryKey, meta }: Query): boolean {
  return queryKey[0] === 'offers' || meta?.load === 'my-attack'
}
