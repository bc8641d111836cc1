import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientConfig, Pool, types } from 'pg'
import type { DatabaseLog } from './log.ts'
import { type Queries, queriesOver } from './queries.ts'
import { runTransaction, type TransactionOptions } from './transaction.ts'

export type Database = {
  pool: Pool
  drizzle: Queries
  /** Runs the work in one transaction; runs it again when another transaction got in its way. */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** How to reach the same database with a connection of one's own: LISTEN, the job runner. */
  connection: ClientConfig
  close(): Promise<void>
}

// bigint comes as a number while that is exact; a date has no time and no zone, so it stays text.
types.setTypeParser(types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
types.setTypeParser(types.builtins.DATE, (text) => text)

const SESSION = {
  application_name: 'coffee-attack',
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
}

const CLOSE_LIMIT_MS = 5_000

type ConnectOptions = { connection: ClientConfig; log: DatabaseLog; max?: number }

export function connectDatabase({ connection, log, max = 10 }: ConnectOptions): Database {
  const pool = new Pool({ ...SESSION, ...connection, max, idleTimeoutMillis: 30_000 })
  let closed: Promise<unknown> | undefined
  // A connection that breaks fails its query. It may also break while it is handed over, when nobody listens, and an
  // error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => {
    if (!closed) log.warn({ err: error }, '쉬고 있던 데이터베이스 연결이 끊어졌어요.')
  })
  return {
    pool,
    drizzle: queriesOver(pool),
    transaction: (work, options) => runTransaction(pool, work, options),
    connection,
    async close() {
      // A connection that nobody gives back does not hold up the end of the process.
      await (closed ??= Promise.race([pool.end(), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]))
    },
  }
}
