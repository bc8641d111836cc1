/** How much a company keeps about one person (BIZ-11). */
export const MEMORY = {
  noteLimit: 2_000,
  mentions: 10,
  tagLimit: 20,
  tags: 10,
  listNameLimit: 40,
  lists: 50,
} as const
