import { SEARCH } from '@coffeeattack/domain/candidates/search-text'

/** A count as answers show it: up to the limit, and whether there are more. */
export const counted = (count: number) => ({
  total: Math.min(count, SEARCH.countLimit),
  isMore: count > SEARCH.countLimit,
})
