import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isAway } from './away.ts'
import { type Queries, queriesOver } from './queries.ts'
import { isWorthRetrying } from './sql-state.ts'

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /**
   * Forces generic plans, for statements that find few rows by key: a message on a fresh connection takes PostgreSQL 1.4
   * ms instead of 5.8, because statements and triggers are planned once.
   */
  plansOnce?: boolean
}

const TRIES = 5

/** Limits for the transaction, where the session behind a pooler has none. */
type RunOptions = TransactionOptions & { limits?: Readonly<Record<string, number>> | undefined }

/** Work to be done before the commit, by transaction. */
const endings = new WeakMap<Queries, (() => Promise<void>)[]>()

/**
 * Runs work as the last statements of the transaction, so that locks others wait for are held briefly and taken in one
 * order. Outside a transaction it runs at once.
 */
export async function beforeCommit(tx: Queries, ending: () => Promise<void>): Promise<void> {
  const waiting = endings.get(tx)
  if (waiting) waiting.push(ending)
  else await ending()
}

/** The work may run several times, so it may only query. */
export async function runTransaction<T>(
  pool: Pool,
  work: (tx: Queries) => Promise<T>,
  { isolation = 'read committed', plansOnce = false, limits = {} }: RunOptions = {},
): Promise<T> {
  const begin = [
    `begin isolation level ${isolation}`,
    ...Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`),
    ...(plansOnce ? ['set local plan_cache_mode = force_generic_plan'] : []),
  ].join(';')
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work, begin)
    } catch (error) {
      if (attempt === TRIES || !isWorthRetrying(error)) throw error
      await sleep(5 * 3 ** (attempt - 1))
    }
  }
}

async function once<T>(pool: Pool, work: (tx: Queries) => Promise<T>, begin: string) {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query(begin)
    const tx = queriesOver(client)
    const ending: (() => Promise<void>)[] = []
    endings.set(tx, ending)
    const result = await work(tx)
    for (const end of ending) await end()
    const { command } = await client.query('commit')
    // PostgreSQL answers COMMIT with ROLLBACK when the work swallowed an error.
    if (command !== 'COMMIT') throw new Error('A query of this transaction failed, so nothing was saved')
    return result
  } catch (error) {
    // A connection that cannot roll back, or whose server is away or read-only, is closed instead of reused.
    broken = isAway(error)
    if (!broken) await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}
