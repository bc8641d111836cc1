import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, Pool, types } from 'pg'
import type { DatabaseLog } from './log.ts'
import { type Queries, queriesOver } from './queries.ts'
import { followReplica } from './replica.ts'
import { runTransaction, type TransactionOptions } from './transaction.ts'

export type Database = {
  pool: Pool
  /** That one and the replica's, for whoever watches over connections. */
  pools: readonly Pool[]
  drizzle: Queries
  /**
   * For what may be a second old: other people's figures, never what the caller just wrote. It is a replica where the
   * settings name one that answers and keeps up, and the same as `drizzle` otherwise.
   */
  replica: Queries
  /** Runs the work in one transaction; runs it again when another transaction got in its way. */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** How to reach the same database with a session of one's own, past any pooler: LISTEN, the job runner. */
  connection: ClientConfig
  close(): Promise<void>
}

// bigint comes as a number while that is exact; a date has no time and no zone, so it stays text.
types.setTypeParser(types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
types.setTypeParser(types.builtins.DATE, (text) => text)

const LINE = {
  application_name: 'coffee-attack',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  idleTimeoutMillis: 30_000,
}

/** What the server holds each session to. */
const LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 }
/** Longer than the server's own limits: only a line that died without a word is silent for so long. */
const SILENT_MS = 20_000
const CLOSE_LIMIT_MS = 5_000

export type ConnectOptions = {
  connection: ClientConfig
  /** Past the pooler, where the connection leads to one that gives each transaction another session. */
  direct?: ClientConfig | undefined
  /** Whether statements may keep their names: off for a pooler that does not carry them from session to session. */
  named?: boolean | undefined
  replica?: ClientConfig | undefined
  log: DatabaseLog
  /** Connections of each pool. */
  max?: number | undefined
  /** How long a line in use may be silent. */
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
  // A session behind a pooler has no settings of its own: it would refuse them, or hand them on to strangers.
  const limits = direct ? {} : LIMITS
  const line = { ...LINE, max, ...(!named && { Client: UnnamedClient }) }
  const closing = new AbortController()
  const open = (to: ClientConfig) => {
    const opened = openPool({ ...line, ...limits, ...to }, log, closing.signal)
    cutSilentLines(opened, silentMs)
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
      // A connection that nobody gives back does not hold up the end of the process.
      await (closed ??= Promise.race([ended, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]))
    },
  }
}

function openPool(config: ConstructorParameters<typeof Pool>[0], log: DatabaseLog, closing: AbortSignal) {
  const pool = new Pool(config)
  // A connection that breaks fails its query. It may also break while it is handed over, when nobody listens, and an
  // error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => {
    if (!closing.aborted) log.warn({ err: error }, '쉬고 있던 데이터베이스 연결이 끊어졌어요.')
  })
  return pool
}

/**
 * Asked of the socket, which keeps one timer for its life. The driver's own `query_timeout` makes one for each query, and
 * with it every answer outlived V8's nursery: 26 KB of each list of offers, a tenth of that call's time, 40 MB held.
 */
function cutSilentLines(pool: Pool, silentMs: number): void {
  const inUse = new WeakSet<Client>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    const socket = client.connection.stream as Socket
    socket.setTimeout(silentMs, () => {
      if (!inUse.has(client)) return
      const silence = `The database has said nothing for ${silentMs} ms`
      socket.destroy(Object.assign(new Error(silence), { code: 'ETIMEDOUT' }))
    })
  })
}

/** Prepares each statement for the one time it is sent: the next one may reach a session that never heard its name. */
class UnnamedClient extends Client {
  override query = ((query: unknown, ...rest: []) =>
    super.query(unnamed(query) as string, ...rest)) as unknown as Client['query']
}

function unnamed(query: unknown): unknown {
  const isConfig = typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
  return isConfig ? { ...query, name: undefined } : query
}
