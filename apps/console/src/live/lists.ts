import type { QueryKey } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { countsQuery } from './counts.ts'
import { type LiveEvent, throttled } from './heard.ts'

type Changed = Extract<LiveEvent, { name: 'changed' }>['data']['what'] | 'rooms'

/** What is read anew when something changed, where it is open. Profiles are not: each reading is told to the candidate. */
const listsOf: Readonly<Record<Changed, readonly QueryKey[]>> = {
  notices: [['notices']],
  offers: [['sent-offers'], ['position'], ['positions'], ['curations'], ['figures'], ['pipeline']],
  coffeechats: [['coffeechats'], ['coffeechat'], ['figures'], ['pipeline']],
  rooms: [['rooms']],
  inquiries: [['inquiries']],
  requests: [['more-requests'], ['applications']],
  keptWords: [['kept-words']],
  quota: [['quota']],
  pipeline: [['pipeline'], ['position'], ['positions'], ['figures']],
  positions: [['positions'], ['position']],
  memory: [['lists'], ['notes'], ['candidates'], ['pipeline']],
  handover: [['handover']],
}

const LISTS_EVERY_MS = 1_000
const due = new Set<Changed>()
let isReading = false

const readDue = throttled(() => {
  isReading = true
  for (const what of due) for (const queryKey of listsOf[what]) void queries.invalidateQueries({ queryKey })
  isReading = false
  due.clear()
  // Whatever changed may be counted in the rail.
  void queries.invalidateQueries(countsQuery)
}, LISTS_EVERY_MS)

/** Something changed: whoever has it open reads it anew, and the rail counts anew. */
export function listChanged(what: Changed): void {
  due.add(what)
  readDue()
}

/**
 * The line was lost, and what was told meanwhile is not told again: all that is open is read anew, but for what is not
 * read by itself because each reading is recorded.
 */
export function readAllAnew(): void {
  void queries.invalidateQueries({
    predicate: ({ observers }) => observers.every(({ options }) => options.refetchOnWindowFocus !== false),
  })
}

const counted = new Set(
  Object.values(listsOf)
    .flat()
    .map(([name]) => name),
)

/** What this tab changed by itself is counted at once; the stream tells it to the others. Gives the way to stop. */
export function countOwnChanges(): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (isReading || event.type !== 'updated' || event.action.type !== 'invalidate') return
    if (counted.has(event.query.queryKey[0])) readDue()
  })
}
