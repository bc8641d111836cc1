/** A login that has not ended, as SQL text about one row of `sessions`, named as the statement names it. */
export const loginLasts = (session: string): string => `${session}.ended_at is null`
