/** A login that has not ended, as SQL text; the argument is the alias of the row of `sessions`. */
export const loginLasts = (session: string): string => `${session}.ended_at is null`
