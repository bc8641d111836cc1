import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { RequestStatus } from '../RequestTabs.tsx'

export type KeptWord = ApiResult<'GET /console/kept-words'>['items'][number]

/** Of the lists and of the count in the rail. */
export const KEPT_WORDS = ['kept-words'] as const

/** Reading it is recorded, so it does not happen by itself when the window is looked at again. */
export const keptWordsQuery = (status: RequestStatus) =>
  infiniteQueryOptions({
    ...paged,
    placeholderData: keepPreviousData,
    queryKey: [...KEPT_WORDS, status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/kept-words', { query: { status, cursor: pageParam }, signal }),
    refetchOnWindowFocus: false,
  })
