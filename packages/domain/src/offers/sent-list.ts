/** How the list of what was sent is narrowed and ordered (BIZ-5): the same words in the address, the call and the query. */

/** Among what waits: it asks more money of us, it asks us something, nobody has read it, it runs out tonight. */
export const sentOnly = ['countered', 'asked', 'unread', 'today'] as const
export type SentOnly = (typeof sentOnly)[number]

/** The columns that order the list. `now` is what to do first: what waits for us, then what runs out soonest. */
export const sentSorts = ['now', 'job', 'position', 'salary', 'by', 'sent', 'read', 'left'] as const
export type SentSort = (typeof sentSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** The way round in which a column is first looked at: names from the beginning, figures and days from the latest. */
export const firstDirection: Readonly<Record<SentSort, Direction>> = {
  now: 'asc',
  job: 'asc',
  position: 'asc',
  salary: 'desc',
  by: 'asc',
  sent: 'desc',
  read: 'desc',
  left: 'asc',
}
