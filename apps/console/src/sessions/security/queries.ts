import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { tell } from '@coffeeattack/ui/ask'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => api('GET /console/sessions'),
})

/** Where one's calendar follows one's coffee chats. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => api('GET /console/calendar', { signal }),
})

export type Factors = ApiResult<'GET /console/me/second-factor'>
export type Passkey = Factors['passkeys'][number]

export const factorsQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => api('GET /console/me/second-factor'),
})

/** Every change answers with what is there after it. */
export function keepFactors(factors: Factors): void {
  queries.setQueryData(factorsQuery.queryKey, factors)
}

/** Whoever takes it away could not come in any more. */
export const hasOnlyOne = ({ authenticatorSince, passkeys }: Factors): boolean =>
  passkeys.length + (authenticatorSince ? 1 : 0) <= 1

/** Said before the password is asked for in vain; the server says the same to whoever was quicker. */
export function tellLast(): void {
  const { title, body, button } = catalogue.LAST_SECOND_FACTOR
  void tell(title, body, button)
}
