import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, Pool, types } from 'pg'
import type { DatabaseLog } from './log.ts'
import { type Queries, queriesOver } from './queries.ts'
import { followReplica } from './replica.ts'
import { runTransaction, type TransactionOptions } from './transaction.ts'

export type Database = {
  pool: Pool
  /** The pool and, if there is one, the replica's; for metrics. */
  pools: readonly Pool[]
  drizzle: Queries
  /**
   * For data that may be a second old, never for what the caller just wrote. Reads a replica if one is configured, answers
   * and keeps up, otherwise the primary.
   */
  replica: Queries
  /** Runs the work in one transaction; repeats it after a serialization failure or a deadlock. */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** For own sessions that bypass any pooler: LISTEN, the job runner. */
  connection: ClientConfig
  close(): Promise<void>
}

// bigint becomes a number when that is exact; a date stays text, because it has no time and no zone.
types.setTypeParser(types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
types.setTypeParser(types.builtins.DATE, (text) => text)

const CONNECTION_DEFAULTS = {
  application_name: 'coffee-attack',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  idleTimeoutMillis: 30_000,
}

/** Enforced by the server for each session. */
const LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 }
/** Longer than the server's limits, so only a dead connection is silent for this long. */
const SILENT_MS = 20_000
const CLOSE_LIMIT_MS = 5_000

export type ConnectOptions = {
  connection: ClientConfig
  /** Bypasses the pooler, if `connection` leads to one in transaction mode. */
  direct?: ClientConfig | undefined
  /** Whether prepared statements have names: off for poolers that do not support them. */
  named?: boolean | undefined
  replica?: ClientConfig | undefined
  log: DatabaseLog
  /** Connections in each pool. */
  max?: number | undefined
  /** How long a connection in use may be silent. */
  silentMs?: number | undefined
}

export function connectDatabase(options: ConnectOptions): Database {
  const {
    connection,
    direct,
    named = direct === undefined,
    replica,
    log,
    max = 10,
    silentMs = SILENT_MS,
  } = options
  // Session settings behind a pooler would be refused, or would leak to other clients.
  const limits = direct ? {} : LIMITS
  const defaults = { ...CONNECTION_DEFAULTS, max, ...(!named && { Client: UnnamedClient }) }
  const closing = new AbortController()
  const open = (to: ClientConfig) => {
    const opened = openPool({ ...defaults, ...limits, ...to }, log, closing.signal)
    cutSilentConnections(opened, silentMs)
    return opened
  }
  const pool = open(connection)
  const replicaPool = replica && open(replica)
  let closed: Promise<unknown> | undefined
  return {
    pool,
    pools: replicaPool ? [pool, replicaPool] : [pool],
    drizzle: queriesOver(pool),
    replica: queriesOver(replicaPool ? followReplica(replicaPool, pool, log, closing.signal) : pool),
    transaction: (work, given) => runTransaction(pool, work, { ...given, limits: direct && LIMITS }),
    connection: direct ?? connection,
    async close() {
      closing.abort()
      const ended = Promise.all([pool.end(), replicaPool?.end()])
      // A connection that is never released must not block the end of the process.
      await (closed ??= Promise.race([ended, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]))
    },
  }
}

function openPool(config: ConstructorParameters<typeof Pool>[0], log: DatabaseLog, closing: AbortSignal) {
  const pool = new Pool(config)
  // A broken connection fails its query. It may also break between queries, and an `error` event without a listener
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // A broken idle connection must not end the process either; the next query opens another.
  pool.on('error', (error) => {
    if (!closing.aborted) log.warn({ err: error }, '쉬고 있던 데이터베이스 연결이 끊어졌어요.')
  })
  return pool
}

/**
 * A socket has one timer for its life. The driver's `query_timeout` makes one for each query, which keeps every result
 * alive until V8 moves it to the old space: a tenth of a call's time, and 40 MB.
 */
function cutSilentConnections(pool: Pool, silentMs: number): void {
  const inUse = new WeakSet<Client>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    const socket = client.connection.stream as Socket
    socket.setTimeout(silentMs, () => {
      if (!inUse.has(client)) return
      const silence = `The database has sent nothing for ${silentMs} ms`
      socket.destroy(Object.assign(new Error(silence), { code: 'ETIMEDOUT' }))
    })
  })
}

/** Prepares statements without a name, because the next one may reach a session that does not know the name. */
class UnnamedClient extends Client {
  override query = ((query: unknown, ...rest: []) =>
    super.query(unnamed(query) as string, ...rest)) as unknown as Client['query']
}

function unnamed(query: unknown): unknown {
  const isConfig = typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
  return isConfig ? { ...query, name: undefined } : query
}
