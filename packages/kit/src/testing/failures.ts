import { ApiError, networkFailed } from '@coffeeattack/contract/client/api-error'
import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'

/** As the client throws it when the server refuses. */
export const refusal = (code: Situation, fields: Record<string, string> = {}) =>
  new ApiError({ status: catalogue[code].status, code, row: catalogue[code], fields })

/** As the client throws it without a network. */
export const lost = () => networkFailed(new TypeError('Failed to fetch'))
