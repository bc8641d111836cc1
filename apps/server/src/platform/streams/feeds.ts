import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { connectDatabase, type Database } from '../db/connect.ts'
import { STREAM } from './limits.ts'
import { eventsAfter, type StreamEvent } from './store.ts'
import { eventText, type Stream } from './stream.ts'

/** An event as it is sent; null when its subject no longer exists. */
export type EventContent = {
  readonly name: string
  readonly data: unknown
  /** Send it to this member of the audience only; without it, to all. */
  readonly only?: string
} | null

/** Reads the content of many events of any audiences at once, in the same order, on the streams' own connection. */
export type DescribeEvents = (
  events: readonly StreamEvent[],
  streamDb: Database,
) => Promise<readonly EventContent[]>

type EventText = { readonly only: string | undefined; readonly text: string }

/** An event for another member is empty text: it only moves the stream's position. */
const textFor = ({ memberId }: Stream, event: EventText | undefined): string =>
  event && (event.only === undefined || event.only === memberId) ? event.text : ''

type Feed = { readonly describe: DescribeEvents; readonly streams: Set<Stream> }

const RETRY_MS = 1_000

/**
 * The open streams by audience, and one loop that reads events for all of them. A notification only names an audience with
 * new events; the loop reads them from the table, from the position of the stream that is furthest behind. So every
 * stream gets every event once and in order, also after the database was away. The loop has its own connection, because
 * in the pool it would queue behind all writers. Its queries find rows by key, so one generic plan suits them.
 */
export function createFeeds({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const connection = { ...db.connection, options: '-c plan_cache_mode=force_generic_plan' }
  const streamDb = connectDatabase({ connection, log, max: 1 })
  const feeds = new Map<string, Feed>()
  const withNews = new Set<string>()
  const closing = new AbortController()
  const { signal } = closing
  let isReading = false
  let reading: Promise<void> | undefined
  let closed: Promise<void> | undefined

  function wake(audienceIds: Iterable<string>): void {
    for (const id of audienceIds) if (feeds.has(id)) withNews.add(id)
    if (!isReading) reading = read()
  }

  async function read(): Promise<void> {
    isReading = true
    try {
      while (withNews.size > 0 && !signal.aborted) await readSome()
    } finally {
      isReading = false
    }
  }

  async function readSome(): Promise<void> {
    const batch = [...withNews].slice(0, STREAM.audiencesAtOnce)
    for (const id of batch) withNews.delete(id)
    try {
      await sendNewEvents(batch)
    } catch (error) {
      for (const id of batch) withNews.add(id)
      if (signal.aborted) return
      log.warn({ err: error }, 'streams wait for the database')
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function sendNewEvents(audienceIds: readonly string[]): Promise<void> {
    const positions = audienceIds.flatMap((audienceId) => {
      const streams = readyStreams(audienceId)
      return streams.length > 0
        ? [{ audienceId, after: Math.min(...streams.map(({ position }) => position)) }]
        : []
    })
    const events = await eventsAfter(streamDb.drizzle, positions, STREAM.eventsAtOnce)
    const texts = await textsOf(events)
    const byAudience = Map.groupBy(events, ({ audienceId }) => audienceId)
    for (const { audienceId, after } of positions) {
      const own = byAudience.get(audienceId) ?? []
      // A stream that opened meanwhile at an earlier position would miss events: it is read in the next round.
      const streams = readyStreams(audienceId).filter(({ position }) => position >= after)
      for (const event of own)
        for (const stream of streams) stream.send(event.seq, textFor(stream, texts.get(event)))
      if (own.length === STREAM.eventsAtOnce) withNews.add(audienceId)
    }
  }

  /** Streams whose buffer has room, so that one slow reader does not delay the others. */
  const readyStreams = (audienceId: string) =>
    [...(feeds.get(audienceId)?.streams ?? [])].filter(({ isFull }) => !isFull)

  async function textsOf(events: readonly StreamEvent[]): Promise<Map<StreamEvent, EventText>> {
    const texts = new Map<StreamEvent, EventText>()
    for (const [describe, own] of Map.groupBy(events, ({ audienceId }) => feeds.get(audienceId)?.describe)) {
      const contents = describe ? await describe(own, streamDb) : []
      for (const [place, event] of own.entries()) {
        const content = contents[place]
        if (!content) continue
        texts.set(event, { only: content.only, text: eventText(event.seq, content.name, content.data) })
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
    add(stream: Stream, describe: DescribeEvents): void {
      const feed = feeds.get(stream.audienceId) ?? { describe, streams: new Set() }
      feeds.set(stream.audienceId, feed)
      feed.streams.add(stream)
      wake([stream.audienceId])
    },
    remove(stream: Stream): void {
      const feed = feeds.get(stream.audienceId)
      feed?.streams.delete(stream)
      if (feed?.streams.size === 0) feeds.delete(stream.audienceId)
    },
    /** Resolves when the loop has ended. May be called twice. */
    close: (): Promise<void> => (closed ??= close()),
  }

  async function close(): Promise<void> {
    closing.abort()
    await reading
    await streamDb.close()
  }
}
