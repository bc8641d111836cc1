import type { Query, QueryKey } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { countsQuery } from './counts.ts'
import { type LiveEvent, throttled } from './heard.ts'

type Changed = Extract<LiveEvent, { name: 'changed' }>['data']['what'] | 'rooms'

/** What is read anew when something changed, where it is open. Profiles are not: each reading is told to the candidate. */
const listsOf: Readonly<Record<Changed, readonly QueryKey[]>> = {
  notices: [['notifications']],
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

function readAnew(filters: Parameters<typeof queries.invalidateQueries>[0]): void {
  isReading = true
  void queries.invalidateQueries(filters)
  isReading = false
}

/** What is read for the first time is not asked for twice at once, though it may have been written before the change. */
function isFirstRead(queryKey: QueryKey): boolean {
  return queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
}

const reading = throttled(() => {
  // Whatever changed may be counted in the rail.
  const keys = [...[...due].flatMap((what) => listsOf[what]), countsQuery.queryKey]
  const isTooEarly = keys.some(isFirstRead)
  for (const queryKey of keys) readAnew({ queryKey })
  if (isTooEarly) reading.soon()
  else due.clear()
}, LISTS_EVERY_MS)

/** Something changed: whoever has it open reads it anew, and the rail counts anew. */
export function listChanged(what: Changed): void {
  due.add(what)
  reading.soon()
}

/**
 * The line was lost, and what was told meanwhile is not told again: all that is open is read anew, but for what is not
 * read by itself because each reading is recorded.
 */
export function readAllAnew(): void {
  readAnew({
    predicate: ({ observers }) => observers.every(({ options }) => options.refetchOnWindowFocus !== false),
  })
}

/**
 * A candidate left: what was read of them is forgotten, and read anew where it is open. An answer that refuses them would
 * otherwise leave their name on the screen. Notifications say the name without the candidate's id, so all of them go.
 */
export function forgetPerson(candidateId: string): void {
  const names = ({ queryKey, state }: Query) =>
    queryKey.includes(candidateId) || (JSON.stringify(state.data) ?? '').includes(candidateId)
  const open = queries.getQueryCache().findAll({ queryKey: ['room'], predicate: names })
  const rooms = new Set(open.map(({ queryKey }) => queryKey[1]))
  const isTheirs = (query: Query) =>
    names(query) ||
    query.queryKey[0] === listsOf.notices[0]![0] ||
    (query.queryKey[0] === 'thread' && rooms.has(query.queryKey[1]))
  void queries.resetQueries({ predicate: isTheirs })
}

const counted = new Set(
  Object.values(listsOf)
    .flat()
    .map(([name]) => name),
)

/**
 * What this tab changed by itself is counted at once; the stream tells it to the others. Gives the way to stop, with
 * which all that still waits to be read is over.
 */
export function countOwnChanges(): () => void {
  const stopCounting = queries.getQueryCache().subscribe((event) => {
    if (isReading || event.type !== 'updated' || event.action.type !== 'invalidate') return
    if (counted.has(event.query.queryKey[0])) reading.soon()
  })
  return () => {
    stopCounting()
    reading.stop()
    due.clear()
  }
}
