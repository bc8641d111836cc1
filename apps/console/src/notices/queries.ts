import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type OperatorKind, operatorKindNames } from '@coffeeattack/domain/notifications/operator-notices'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type NoticesPage = ApiResult<'GET /console/notices'>
export type Notice = NoticesPage['items'][number]
export type NoticeSettings = ApiResult<'GET /console/notices/settings'>

export type NoticeFilter = { only: 'unread' | 'open' | undefined; kind: OperatorKind | undefined }

/** What an address asks for; what it has no word for is not asked. */
export function readFilter(params: URLSearchParams): NoticeFilter {
  const [only, kind] = [params.get('only'), params.get('kind')]
  return {
    only: only === 'unread' || only === 'open' ? only : undefined,
    kind: operatorKindNames.find((name) => name === kind),
  }
}

/** Every list of notices, whatever it shows. */
export const NOTICES = ['notices'] as const

export const noticesQuery = ({ only, kind }: NoticeFilter) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES, only, kind],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/notices', { query: { only, kind, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export const settingsQuery = queryOptions({
  queryKey: ['notice-settings'],
  queryFn: ({ signal }) => api('GET /console/notices/settings', { signal }),
})

/** What a browser asks permission with; null where browsers are not rung. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push-key'],
  queryFn: ({ signal }) => api('GET /console/push', { signal }),
  staleTime: Infinity,
})
