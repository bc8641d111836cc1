import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { connectDatabase, type Database } from '../db/connect.ts'
import { STREAM } from './limits.ts'
import { eventsAfter, type StreamEvent } from './store.ts'
import { eventText, type Stream } from './stream.ts'

/** What one event says; nothing when what it told of is gone. */
export type ToldEvent = {
  readonly name: string
  readonly data: unknown
  /** The one member of the audience whom it concerns; all of them when it is left out. */
  readonly only?: string
} | null

/** Finds the words of many events at once, of whichever audiences, in their order, by the streams' own line. */
export type Teller = (events: readonly StreamEvent[], line: Database) => Promise<readonly ToldEvent[]>

type EventText = { readonly only: string | undefined; readonly text: string }

/** What does not concern somebody only moves their stream on. */
const textFor = ({ memberId }: Stream, said: EventText | undefined): string =>
  said && (said.only === undefined || said.only === memberId) ? said.text : ''

type Feed = { readonly teller: Teller; readonly streams: Set<Stream> }

const RETRY_MS = 1_000

/**
 * The open streams by audience, and the one loop that reads for them all. A notice only says whose stream grew; what is
 * new is read from the events' table, from the position of the stream that is furthest behind. So every stream gets
 * every event once and in order, whether it came while the stream was open, before it, or while the database was away.
 * The loop has a line of its own to the database: in the pool it would wait behind all who write, several times for each
 * reading. What is read there is found by keys, for one or for five hundred: it is planned once.
 */
export function createFeeds({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const connection = { ...db.connection, options: '-c plan_cache_mode=force_generic_plan' }
  const line = connectDatabase({ connection, log, max: 1 })
  const feeds = new Map<string, Feed>()
  const grown = new Set<string>()
  const closing = new AbortController()
  const { signal } = closing
  let isReading = false
  let reading: Promise<void> | undefined
  let closed: Promise<void> | undefined

  function wake(audienceIds: Iterable<string>): void {
    for (const id of audienceIds) if (feeds.has(id)) grown.add(id)
    if (!isReading) reading = read()
  }

  async function read(): Promise<void> {
    isReading = true
    try {
      while (grown.size > 0 && !signal.aborted) await readSome()
    } finally {
      isReading = false
    }
  }

  async function readSome(): Promise<void> {
    const batch = [...grown].slice(0, STREAM.audiencesAtOnce)
    for (const id of batch) grown.delete(id)
    try {
      await passOn(batch)
    } catch (error) {
      for (const id of batch) grown.add(id)
      if (signal.aborted) return
      log.warn({ err: error }, 'streams wait for the database')
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function passOn(audienceIds: readonly string[]): Promise<void> {
    const positions = audienceIds.flatMap((audienceId) => {
      const streams = readyStreams(audienceId)
      return streams.length > 0
        ? [{ audienceId, after: Math.min(...streams.map(({ position }) => position)) }]
        : []
    })
    const events = await eventsAfter(line.drizzle, positions, STREAM.eventsAtOnce)
    const texts = await textsOf(events)
    const byAudience = Map.groupBy(events, ({ audienceId }) => audienceId)
    for (const { audienceId, after } of positions) {
      const own = byAudience.get(audienceId) ?? []
      // A stream that opened meanwhile, further behind, would miss what lies between: its turn comes next.
      const streams = readyStreams(audienceId).filter(({ position }) => position >= after)
      for (const event of own)
        for (const stream of streams) stream.tell(event.seq, textFor(stream, texts.get(event)))
      if (own.length === STREAM.eventsAtOnce) grown.add(audienceId)
    }
  }

  /** Those that have room: one slow reader does not keep the others waiting. */
  const readyStreams = (audienceId: string) =>
    [...(feeds.get(audienceId)?.streams ?? [])].filter(({ isFull }) => !isFull)

  async function textsOf(events: readonly StreamEvent[]): Promise<Map<StreamEvent, EventText>> {
    const texts = new Map<StreamEvent, EventText>()
    for (const [teller, own] of Map.groupBy(events, ({ audienceId }) => feeds.get(audienceId)?.teller)) {
      const told = teller ? await teller(own, line) : []
      for (const [place, event] of own.entries()) {
        const said = told[place]
        if (said) texts.set(event, { only: said.only, text: eventText(event.seq, said.name, said.data) })
      }
    }
    return texts
  }

  return {
    wake,
    wakeAll: () => wake(feeds.keys()),
    *streams(): Generator<Stream> {
      for (const feed of feeds.values()) yield* feed.streams
    },
    add(stream: Stream, teller: Teller): void {
      const feed = feeds.get(stream.audienceId) ?? { teller, streams: new Set() }
      feeds.set(stream.audienceId, feed)
      feed.streams.add(stream)
      wake([stream.audienceId])
    },
    remove(stream: Stream): void {
      const feed = feeds.get(stream.audienceId)
      feed?.streams.delete(stream)
      if (feed?.streams.size === 0) feeds.delete(stream.audienceId)
    },
    /** Resolves when nothing is read any more. Closing twice is closing. */
    close: (): Promise<void> => (closed ??= close()),
  }

  async function close(): Promise<void> {
    closing.abort()
    await reading
    await line.close()
  }
}
