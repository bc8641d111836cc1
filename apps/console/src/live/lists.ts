import type { Query, QueryKey } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { countsQuery } from './counts.ts'
import { type LiveEvent, throttled } from './heard.ts'

type Changed = Extract<LiveEvent, { name: 'changed' }>['data']['what'] | 'rooms'

/** The queries that each change reloads. Profiles are missing, because each load is recorded and shown to the candidate. */
const listsOf: Readonly<Record<Changed, readonly QueryKey[]>> = {
  notices: [['notifications']],
  offers: [['sent-offers'], ['position'], ['positions'], ['curations'], ['figures'], ['pipeline']],
  coffeechats: [['coffeechats'], ['coffeechat'], ['pact'], ['proof-requests'], ['figures'], ['pipeline']],
  rooms: [['rooms']],
  inquiries: [['inquiries']],
  requests: [['more-requests'], ['applications']],
  keptWords: [['kept-words']],
  safety: [['safety']],
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

/** A query that loads for the first time is not started a second time. */
function isFirstRead(queryKey: QueryKey): boolean {
  return queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
}

const reading = throttled(() => {
  // Any change may change a count of the rail.
  const keys = [...[...due].flatMap((what) => listsOf[what]), countsQuery.queryKey]
  const isTooEarly = keys.some(isFirstRead)
  for (const queryKey of keys) readAnew({ queryKey })
  if (isTooEarly) reading.soon()
  else due.clear()
}, LISTS_EVERY_MS)

/** Reloads the open lists of a change and the counts. */
export function listChanged(what: Changed): void {
  due.add(what)
  reading.soon()
}

/** Events during a lost connection are not repeated, so everything open is reloaded, except queries whose reading is recorded. */
export function reloadAll(): void {
  readAnew({
    predicate: ({ observers }) => observers.every(({ options }) => options.refetchOnWindowFocus !== false),
  })
}

/**
 * Removes all data about a person who left from the cache and reloads what is open. Otherwise an error would
 * leave the name on the screen. Notifications have the name but no candidate id, so all of them are reloaded.
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

/** Reloads the counts after the tab's own changes; other tabs hear of them by the stream. Returns a function that stops it. */
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
