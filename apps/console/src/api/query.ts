import type { ApiInput, ApiKey, ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { api } from './client.ts'

type Read = Extract<ApiKey, `GET ${string}`>
type Option =
  | 'enabled'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'staleTime'

/** `api` with the input typed as an object, because the conditional type of its arguments is open for a generic call. */
const read = api as <K extends Read>(call: K, input: object) => Promise<ApiResult<K>>

/** One call as a query, which is aborted when nobody watches it any more. */
export const query = <K extends Read>(
  call: K,
  queryKey: QueryKey,
  input: ApiInput<K>,
  options: Pick<UseQueryOptions<ApiResult<K>>, Option> = {},
) => queryOptions({ ...options, queryKey, queryFn: ({ signal }) => read(call, { ...input, signal }) })

type Page = { nextCursor: string | null }
type PageRead = { [K in Read]: ApiResult<K> extends Page ? K : never }[Read]

/** A paged call as a query. Another filter shows the previous rows until its own have loaded. */
export const pages = <K extends PageRead>(
  call: K,
  queryKey: QueryKey,
  filter: Omit<NonNullable<ApiInput<K>['query']>, 'cursor'>,
  options: { refetchInterval?: number; refetchOnWindowFocus?: boolean } = {},
) =>
  infiniteQueryOptions({
    placeholderData: keepPreviousData,
    ...options,
    queryKey,
    queryFn: ({ pageParam, signal }) => read(call, { query: { ...filter, cursor: pageParam }, signal }),
    ...paged,
  })
