import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { CallOptions } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'

export type Requests = ApiResult<'GET /console/coffeechats/:id/proof-requests'>
export type Request = Requests['requestItems'][number]
export type Answer = NonNullable<Request['answer']>

/** What was asked in a coffee chat, and what was sent (PROOF-6). */
export const requestsQuery = (coffeechatId: string) =>
  query('GET /console/coffeechats/:id/proof-requests', ['proof-requests', coffeechatId], {
    params: { id: coffeechatId },
  })

/** Options of a call that changes the requests: the answer is shown, and after a failure they are read again. */
export const requestCallOptions =
  (coffeechatId: string) =>
  <Input>(said: string): CallOptions<Input, Requests> => ({
    onDone(requests) {
      queries.setQueryData(requestsQuery(coffeechatId).queryKey, requests)
      toast(said, { kind: 'done' })
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: requestsQuery(coffeechatId).queryKey }),
  })
