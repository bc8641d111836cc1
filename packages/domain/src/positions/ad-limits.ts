/** A pasted job ad (BIZ-9): text of more letters than `from` is an ad and no search. */
export const AD = { from: 120, limit: 6_000 } as const

/** What is read from an ad. */
export const readFields = ['title', 'job', 'years', 'salary', 'mustHave'] as const
export type ReadField = (typeof readFields)[number]
