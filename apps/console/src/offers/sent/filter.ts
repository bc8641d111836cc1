import { type OfferStatus, offerStatuses } from '@coffeeattack/domain/offers/offer'
import {
  type Direction,
  directions,
  firstDirection,
  type SentOnly,
  sentOnly,
  type SentSort,
  sentSorts,
} from '@coffeeattack/domain/offers/sent-list'

/** The filter and order of the sent offers; the address holds all of it. */
export type Filter = {
  /** Null for all states. */
  status: OfferStatus | null
  only: SentOnly | null
  by: string | null
  /** The position of the offers. */
  position: string | null
  q: string
  sort: SentSort
  direction: Direction
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** Unknown values in the address fall back to the default: waiting offers, most urgent first. */
export function readFilter(params: URLSearchParams): Filter {
  const named = params.get('status')
  const status = named === 'all' ? null : (oneOf(offerStatuses, named?.toUpperCase() ?? null) ?? 'WAITING')
  const sort = oneOf(sentSorts, params.get('sort')) ?? 'now'
  return {
    status,
    only: hasOnly(status) ? oneOf(sentOnly, params.get('only')) : null,
    by: params.get('by'),
    position: params.get('position'),
    q: params.get('q') ?? '',
    sort,
    direction: oneOf(directions, params.get('direction')) ?? firstDirection[sort],
  }
}

/** Only waiting offers can need an action. */
export const hasOnly = (status: OfferStatus | null): boolean => status === null || status === 'WAITING'

/** Values that equal the default are left out of the address. */
export function filterAddress(filter: Filter): string {
  const { status, only, by, position, q, sort, direction } = filter
  const params = new URLSearchParams()
  if (status !== 'WAITING') params.set('status', status?.toLowerCase() ?? 'all')
  if (only && hasOnly(status)) params.set('only', only)
  if (by) params.set('by', by)
  if (position) params.set('position', position)
  if (q) params.set('q', q)
  if (sort !== 'now') params.set('sort', sort)
  if (direction !== firstDirection[sort]) params.set('direction', direction)
  return params.size === 0 ? '' : `?${params}`
}

/** The query of the call. */
export const filterQuery = ({ status, only, by, position, q, sort, direction }: Filter) => ({
  ...(status && { status }),
  ...(only && { only }),
  ...(by && { by }),
  ...(position && { position }),
  ...(q && { q }),
  sort,
  direction,
})

/** Sorts by a column; a second press reverses the order. */
export function sortedBy(filter: Filter, sort: SentSort): Filter {
  const turned = filter.direction === 'asc' ? 'desc' : 'asc'
  return { ...filter, sort, direction: filter.sort === sort ? turned : firstDirection[sort] }
}

export const isNarrowed = ({ only, by, position, q }: Filter): boolean =>
  only !== null || by !== null || position !== null || q !== ''
