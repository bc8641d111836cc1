import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { tell } from '@coffeeattack/ui/ask'
import { queries } from '../../api/queries.ts'
import { query } from '../../api/query.ts'

/** The devices that are signed in. */
export const sessionsQuery = query('GET /console/sessions', ['sessions'], {})

/** The subscription to the operator's calendar. */
export const calendarQuery = query('GET /console/calendar', ['calendar'], {})

export type Factors = ApiResult<'GET /console/me/second-factor'>
export type Passkey = Factors['passkeys'][number]

export const factorsQuery = query('GET /console/me/second-factor', ['second-factor'], {})

/** Caches the factors from a change's answer. */
export function keepFactors(factors: Factors): void {
  queries.setQueryData(factorsQuery.queryKey, factors)
}

/** The last factor cannot be removed. */
export const hasOnlyOne = ({ authenticatorSince, passkeys }: Factors): boolean =>
  passkeys.length + (authenticatorSince ? 1 : 0) <= 1

/** Says so before asking for the password; the server checks it as well. */
export function tellLastFactor(): void {
  const { title, body, button } = catalogue.LAST_SECOND_FACTOR
  void tell(title, body, button)
}
