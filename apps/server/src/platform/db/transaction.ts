import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isAway } from './away.ts'
import { type Queries, queriesOver } from './queries.ts'
import { isWorthRetrying } from './sql-state.ts'

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /**
   * For statements that find their few rows by key, whatever the values: planned once on a connection, triggers and all,
   * in place of five times more. A message on a fresh connection takes PostgreSQL 1.4 ms then, not 5.8.
   */
  plansOnce?: boolean
}

const TRIES = 5

/** What the transaction sets for itself, where its session has no settings of its own. */
type RunOptions = TransactionOptions & { limits?: Readonly<Record<string, number>> | undefined }

/** What each transaction under way still has to do before it is committed. */
const endings = new WeakMap<Queries, (() => Promise<void>)[]>()

/**
 * Done last of all in the transaction, after whatever its work still does: what takes locks that others wait for is held
 * for the shortest time there, and in one order. Outside a transaction it is done at once.
 */
export async function beforeCommit(tx: Queries, ending: () => Promise<void>): Promise<void> {
  const waiting = endings.get(tx)
  if (waiting) waiting.push(ending)
  else await ending()
}

/** The work may run several times, so it must do nothing but query. */
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
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier failure was caught and forgotten.
    if (command !== 'COMMIT') throw new Error('A query of this transaction failed, so nothing was saved')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not handed to the next caller; nor is one to a server that
    // is away, or that may no longer write.
    broken = isAway(error)
    if (!broken) await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}
