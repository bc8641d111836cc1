/** The limits of a company's notes, tags and lists, and how long a seen profile counts as seen (BIZ-11). */
export const MEMORY = {
  noteLimit: 2_000,
  mentions: 10,
  tagLimit: 20,
  tags: 10,
  listNameLimit: 40,
  lists: 50,
  /** People who joined within these days count as new for a company that has not opened their profile. */
  newDays: 7,
  /** After these days a seen profile counts as unseen: it may have changed. */
  seenDays: 180,
} as const

/** The maximum number of people to compare. */
export const COMPARED = { least: 2, most: 4 } as const
