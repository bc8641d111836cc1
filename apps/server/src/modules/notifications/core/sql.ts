/** A notice that is still to be told, as SQL text about one row of `notices`, named as the statement names it. */
export const toBeTold = (notice: string): string =>
  `(${notice}.sent_at is null and ${notice}.dropped_at is null)`
