import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../db/log.ts'

export type Ear = {
  channel: 'stream' | 'session_end'
  onNotice: (said: string) => void
  /** It listens, for the first time or again: what was said before that went unheard. One that fails is tried anew. */
  onListening?: () => void | Promise<void>
  /** Nothing is heard from here on, until it listens again. */
  onDeaf?: () => void
}

export type Listener = {
  /** Before it starts. */
  hear(ear: Ear): void
  /** Resolves when it listens, or when its first try to do so failed. Starting twice is starting. */
  start(): Promise<void>
  close(): Promise<void>
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000
/** A line that died without a word is noticed after eleven seconds: one of silence, then a probe each second. */
const SILENCE_MS = 1_000

/** One connection for everything that this process hears. When it breaks, another is opened, for as long as it takes. */
export function createListener({
  connection,
  log,
}: {
  connection: ClientConfig
  log: DatabaseLog
}): Listener {
  const ears: Ear[] = []
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
        for (const ear of ears) if (ear.channel === channel) ear.onNotice(payload)
    })
    own.on('error', (error) => lost(own, error))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      for (const channel of new Set(ears.map((ear) => ear.channel))) await own.query(`listen ${channel}`)
      for (const ear of ears) {
        if (own !== client) return
        await ear.onListening?.()
      }
      if (failures > 0) log.info({}, '실시간 알림을 다시 들어요.')
      failures = 0
    } catch (error) {
      lost(own, error as Error)
    }
  }

  /** A connection says in several ways that it is gone; the first one counts. */
  function lost(own: Client, error?: Error): void {
    if (own !== client) return
    client = null
    for (const ear of ears) ear.onDeaf?.()
    own.end().catch(() => {})
    if (closed) return
    if (failures === 0) log.warn({ err: error }, '실시간 알림의 데이터베이스 연결이 끊어져 다시 연결해요.')
    timer = setTimeout(() => void connect(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
    failures += 1
  }

  return {
    hear: (ear) => void ears.push(ear),
    start: () => (started ??= connect()),
    async close() {
      closed = true
      clearTimeout(timer)
      const own = client
      client = null
      for (const ear of ears) ear.onDeaf?.()
      await own?.end().catch(() => {})
    },
  }
}
