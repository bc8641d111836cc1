import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'

export type KeptWord = ApiResult<'GET /console/kept-words'>['items'][number]
export type Line = KeptWord['lines'][number]

export type KeptWordStatus = 'open' | 'settled' | 'handled'

/** The key of the lists and of the count in the rail. */
const KEPT_WORDS = ['kept-words'] as const

/** Reading is recorded, so the query does not refetch on window focus. */
export const keptWordsQuery = (status: KeptWordStatus) =>
  pages('GET /console/kept-words', [...KEPT_WORDS, status], { status }, { refetchOnWindowFocus: false })

export const reloadKeptWords = () => queries.invalidateQueries({ queryKey: KEPT_WORDS })

/** What our agents asked the company about one of its coffee chats. */
export const askedQuery = (coffeechatId: string) =>
  query('GET /console/coffeechats/:id/asked', ['coffeechat', coffeechatId, 'asked'], {
    params: { id: coffeechatId },
  })
