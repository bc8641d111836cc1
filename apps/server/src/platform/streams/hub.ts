import type { ServerResponse } from 'node:http'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../deps.ts'
import { createFeeds, type DescribeEvents } from './feeds.ts'
import { STREAM } from './limits.ts'
import type { Listener } from './listener.ts'
import { endedAmong, type Head, markPresent, openHead } from './store.ts'
import { eventText, openStream, type Stream, type Subscriber } from './stream.ts'

type Opening = {
  subscriber: Subscriber
  describe: DescribeEvents
  lastEventId: number | null
  /** Called once the stream is accepted; returns the response to write to. */
  respond: () => ServerResponse
}

export type Hub = {
  open(opening: Opening): Promise<void>
  /** Ends the streams of an ended session. */
  endLogin(sessionId: string): void
  /** Ends all streams; their readers reconnect, to another process. */
  close(): Promise<void>
}

type Options = { heartbeatMs?: number }

/** All live streams of this process. The caller starts the listener. */
export function createHub(
  deps: Pick<Deps, 'db' | 'log' | 'clock'>,
  listener: Listener,
  { heartbeatMs = STREAM.heartbeatMs }: Options = {},
): Hub {
  const { db, log, clock } = deps
  const feeds = createFeeds(deps)
  const perCaller = new Map<string, number>()
  // Heartbeats are spread over the interval: ten thousand writes at once would block the event loop.
  const turns = Array.from({ length: STREAM.turns }, () => new Set<Stream>())
  let opened = 0
  let beats = 0
  let heart: NodeJS.Timeout | undefined
  let closed = false

  function start(): void {
    heart ??= setInterval(() => {
      beat([...nextOf(turns, beats++)]).catch((error: unknown) =>
        log.warn({ err: error }, 'streams wait for the database'),
      )
    }, heartbeatMs / turns.length)
  }

  function endLogin(sessionId: string): void {
    for (const stream of feeds.streams()) if (stream.sessionId === sessionId) stream.end()
  }

  listener.hear({
    channel: 'stream',
    onNotice: (audienceId) => feeds.wake([audienceId]),
    onListening: feeds.wakeAll,
  })
  listener.hear({ channel: 'session_end', onNotice: endLogin, onListening: () => endOver(feeds.streams()) })

  /** Writes heartbeats, marks the audiences as present, and ends streams that are too old or whose session has ended. */
  async function beat(streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return
    for (const stream of streams) stream.beat()
    const audienceIds = streams.map(({ audienceId }) => audienceId)
    // Makes up for lost notifications.
    feeds.wake(audienceIds)
    const now = clock()
    for (const stream of streams) if (isOld(stream, now)) stream.end()
    await endOver(streams)
    const memberIds = streams.map(({ memberId }) => memberId)
    await markPresent(db.drizzle, [...audienceIds, ...memberIds], now)
  }

  /** Ends streams whose session ended without a notification. */
  async function endOver(streams: Iterable<Stream>): Promise<void> {
    const sessionIds = Array.from(streams, ({ sessionId }) => sessionId)
    if (sessionIds.length === 0) return
    for (const sessionId of await endedAmong(db.drizzle, sessionIds)) endLogin(sessionId)
  }

  function count(callerId: string, by: 1 | -1): void {
    const open = (perCaller.get(callerId) ?? 0) + by
    if (open > STREAM.perCaller) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
    if (open > 0) perCaller.set(callerId, open)
    else perCaller.delete(callerId)
  }

  async function open({ subscriber, describe, lastEventId, respond }: Opening): Promise<void> {
    if (closed) throw new Refusal('UNAVAILABLE')
    const { audienceId, callerId } = subscriber
    count(callerId, 1)
    start()
    const openedAt = clock()
    const head = await openHead(db.drizzle, subscriber, openedAt).catch((error: unknown) => {
      count(callerId, -1)
      throw error
    })
    const { position, isResumed } = beginAt(head, lastEventId)
    const raw = respond()
    const onRoom = () => feeds.wake([audienceId])
    const stream = openStream(raw, { subscriber, openedAt, position, onRoom })
    const turn = nextOf(turns, opened++)
    const leave = () => {
      count(callerId, -1)
      turn.delete(stream)
      feeds.remove(stream)
    }
    // The client may have disconnected during the query.
    if (raw.destroyed) return leave()
    raw.on('close', leave)
    raw.write(eventText(position, 'ready', { isResumed }))
    if (closed) return stream.end(returnMs(0))
    turn.add(stream)
    feeds.add(stream, describe)
  }

  return {
    open,
    endLogin,
    async close() {
      closed = true
      clearInterval(heart)
      for (const [place, stream] of [...feeds.streams()].entries()) stream.end(returnMs(place))
      await feeds.close()
    },
  }
}

const nextOf = <T>(all: readonly T[], place: number): T => all[place % all.length]!

/** Reconnects are spread over two seconds. */
const returnMs = (place: number) => 200 + (place % 20) * 100

const isOld = ({ openedAt }: Stream, now: Date) => now.getTime() - openedAt.getTime() >= STREAM.lifeMs

/** Resumes after the last event the reader saw if all later ones are still kept, else starts at the end. */
function beginAt({ last, kept }: Head, lastEventId: number | null) {
  const missed = lastEventId === null ? -1 : last - lastEventId
  const isResumed = missed >= 0 && missed <= Math.min(kept, STREAM.catchUp)
  return { isResumed, position: isResumed ? last - missed : last }
}
