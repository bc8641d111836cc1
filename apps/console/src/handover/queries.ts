import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { DeliveryState } from '@coffeeattack/domain/handover/events'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'

type Handover = ApiResult<'GET /console/handover'>
export type Endpoint = Handover['endpoints'][number]
export type ApiKey = Handover['keys'][number]
export type Delivery = ApiResult<'GET /console/handover/deliveries'>['items'][number]

const HANDOVER = 'handover'

export const handoverQuery = query('GET /console/handover', [HANDOVER, 'all'], {})

/** Newest first; all of them, or those in one state. */
export const deliveriesQuery = (state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [HANDOVER, 'deliveries', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/handover/deliveries', {
        query: { ...(state && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Reloads both lists after a change. */
export const reloadHandover = () => queries.invalidateQueries({ queryKey: [HANDOVER] })
