import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../db/log.ts'

type Listening = {
  connection: ClientConfig
  log: DatabaseLog
  /** Whose stream grew. */
  onNotice: (audienceId: string) => void
  /** It listens, for the first time or again: what was said before that went unheard. */
  onListening: () => void
}

export type Listener = { close(): Promise<void> }

const CHANNEL = 'stream'
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000

/** One connection for all streams of this process. When it breaks, another is opened, for as long as it takes. */
export function startListener({ connection, log, onNotice, onListening }: Listening): Listener {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  async function connect(): Promise<void> {
    const own = new Client({
      ...connection,
      application_name: 'coffee-attack-streams',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client = own
    own.on('notification', ({ payload }) => payload && onNotice(payload))
    own.on('error', (error) => lost(own, error))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      if (own !== client) return
      failures = 0
      onListening()
    } catch (error) {
      lost(own, error as Error)
    }
  }

  /** A connection says in several ways that it is gone; the first one counts. */
  function lost(own: Client, error?: Error): void {
    if (own !== client) return
    client = null
    own.end().catch(() => {})
    if (closed) return
    log.warn({ error: error?.message }, '실시간 알림의 데이터베이스 연결이 끊어져 다시 연결해요.')
    timer = setTimeout(() => void connect(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
    failures += 1
  }

  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const own = client
      client = null
      await own?.end().catch(() => {})
    },
  }
}
