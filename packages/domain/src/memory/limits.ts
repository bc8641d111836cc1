/** How much a company keeps about one person, and for how long what it saw counts (BIZ-11). */
export const MEMORY = {
  noteLimit: 2_000,
  mentions: 10,
  tagLimit: 20,
  tags: 10,
  listNameLimit: 40,
  lists: 50,
  /** Whoever came within so many days is new to a company that has not opened the profile. */
  newDays: 7,
  /** After so many days a profile has changed so much that it counts as not seen. */
  seenDays: 180,
} as const

/** How many stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const
