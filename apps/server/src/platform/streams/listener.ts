import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../db/log.ts'

export type Subscription = {
  channel: 'stream' | 'session_end'
  onNotice: (payload: string) => void
  /** It listens, for the first time or again; earlier notifications were missed. If this throws, it reconnects. */
  onListening?: () => void | Promise<void>
  /** The connection broke; notifications are missed until `onListening`. */
  onDeaf?: () => void
}

export type Listener = {
  /** To be called before `start`. */
  hear(subscription: Subscription): void
  /** Resolves when it listens, or when the first try failed. May be called twice. */
  start(): Promise<void>
  close(): Promise<void>
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000
/** TCP keepalive notices a dead connection after eleven seconds: one of silence, then a probe each second. */
const SILENCE_MS = 1_000

/** One LISTEN connection for this process; reconnects until it succeeds. */
export function createListener({
  connection,
  log,
}: {
  connection: ClientConfig
  log: DatabaseLog
}): Listener {
  const subscriptions: Subscription[] = []
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false
  let started: Promise<void> | undefined

  async function connect(): Promise<void> {
    const own = new Client({
      ...connection,
      application_name: 'coffee-attack-streams',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
    })
    client = own
    own.on('notification', ({ channel, payload }) => {
      if (payload && own === client)
        for (const one of subscriptions) if (one.channel === channel) one.onNotice(payload)
    })
    own.on('error', (error) => lost(own, error))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      for (const channel of new Set(subscriptions.map((one) => one.channel)))
        await own.query(`listen ${channel}`)
      for (const one of subscriptions) {
        if (own !== client) return
        await one.onListening?.()
      }
      if (failures > 0) log.info({}, '실시간 알림을 다시 들어요.')
      failures = 0
    } catch (error) {
      lost(own, error as Error)
    }
  }

  /** A broken connection emits several events; the first one counts. */
  function lost(own: Client, error?: Error): void {
    if (own !== client) return
    client = null
    for (const one of subscriptions) one.onDeaf?.()
    own.end().catch(() => {})
    if (closed) return
    if (failures === 0) log.warn({ err: error }, '실시간 알림의 데이터베이스 연결이 끊어져 다시 연결해요.')
    timer = setTimeout(() => void connect(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
    failures += 1
  }

  return {
    hear: (subscription) => void subscriptions.push(subscription),
    start: () => (started ??= connect()),
    async close() {
      closed = true
      clearTimeout(timer)
      const own = client
      client = null
      for (const one of subscriptions) one.onDeaf?.()
      await own?.end().catch(() => {})
    },
  }
}
