/** The number of prefetches of code in progress. A failed prefetch needs no reaction. */
export const early = { fetches: 0 }
