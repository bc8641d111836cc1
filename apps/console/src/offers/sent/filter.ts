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

/** What part of the sent offers is shown, and how: all of it stands in the address. */
export type Filter = {
  /** Null is all of them. */
  status: OfferStatus | null
  only: SentOnly | null
  by: string | null
  /** The position they were sent for. */
  position: string | null
  q: string
  sort: SentSort
  direction: Direction
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** Anything the address does not know is how the page opens: what waits, the most urgent first. */
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

/** Only what waits has something to be picked out. */
export const hasOnly = (status: OfferStatus | null): boolean => status === null || status === 'WAITING'

/** The address of a filter; what is as the page opens is left out. */
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

/** As the call takes it. */
export const filterQuery = ({ status, only, by, position, q, sort, direction }: Filter) => ({
  ...(status && { status }),
  ...(only && { only }),
  ...(by && { by }),
  ...(position && { position }),
  ...(q && { q }),
  sort,
  direction,
})

/** A column that is pressed orders the list its own way; pressed again, the other way round. */
export function sortedBy(filter: Filter, sort: SentSort): Filter {
  const turned = filter.direction === 'asc' ? 'desc' : 'asc'
  return { ...filter, sort, direction: filter.sort === sort ? turned : firstDirection[sort] }
}

export const isNarrowed = ({ only, by, position, q }: Filter): boolean =>
  only !== null || by !== null || position !== null || q !== ''
