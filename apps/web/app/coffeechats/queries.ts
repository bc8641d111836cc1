import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Coffeechat = ApiResult<'GET /users/coffeechats/:id'>
export type CoffeechatTime = Coffeechat['timeItems'][number]
export type FixedTime = NonNullable<Coffeechat['confirmedTime']>
export type Question = ApiResult<'GET /users/coffeechats/questions'>['items'][number]

export const coffeechatQuery = (id: string) =>
  queryOptions({
    queryKey: ['coffeechat', id],
    queryFn: ({ signal }) => api('GET /users/coffeechats/:id', { params: { id }, signal }),
    meta: { load: 'coffeechat' },
  })

/** What the company asked before the two meet (OFR-11). */
export const questionsQuery = (coffeechatId: string) =>
  queryOptions({
    queryKey: ['coffeechat', coffeechatId, 'questions'],
    queryFn: ({ signal }) => api('GET /users/coffeechats/questions', { query: { coffeechatId }, signal }),
    meta: { load: 'coffeechat' },
  })
