import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Pool } from 'pg'
import { isAway } from './away.ts'
import type { DatabaseLog } from './log.ts'
import { sqlState } from './sql-state.ts'

const LOOK_MS = 1_000
/** Whoever does not answer such a question by then is away, whatever its line says. */
const PATIENCE_MS = 2_000

/**
 * Reads of a replica that answers and is at most some two seconds old, and of the primary otherwise. It looks once a
 * second how far the replica has come: whoever hid from a company must not be found for as long as a replica lies ill.
 */
export function followReplica(replica: Pool, primary: Pool, log: DatabaseLog, closing: AbortSignal): Pool {
  let follows = false
  /** Where the primary stood at the last look. */
  let mark: string | undefined

  function tell(nowFollows: boolean, error?: unknown): void {
    if (nowFollows === follows || closing.aborted) return
    follows = nowFollows
    if (follows) log.info({}, '읽기용 복제본에서 읽어요.')
    else log.warn({ err: error }, '읽기용 복제본이 멈췄거나 뒤처져서 주 데이터베이스에서 읽어요.')
  }

  async function look(): Promise<void> {
    const reached = mark
    // While the primary is away nothing new is written: the mark stays, and whoever has reached it is not behind.
    mark = await place(primary).catch(() => mark)
    try {
      if (reached !== undefined) tell(await hasReached(replica, reached))
    } catch (error) {
      tell(false, error)
    }
  }

  async function watch(): Promise<void> {
    while (!closing.aborted) {
      await look()
      await sleep(LOOK_MS, undefined, { ref: false, signal: closing }).catch(() => {})
    }
  }

  async function query(...asked: [text: string, values?: unknown[]]): Promise<unknown> {
    if (follows) {
      try {
        return await replica.query(...asked)
      } catch (error) {
        if (isAway(error) || isShut(error)) tell(false, error)
        else if (!isInTheWay(error)) throw error
      }
    }
    return primary.query(...asked)
  }

  void watch()
  // Nobody asks it for more than queries.
  return { query } as unknown as Pool
}

/** It lets nobody in, for whatever reason of its own. */
const isShut = (error: unknown) => error instanceof DatabaseError && error.severity === 'FATAL'

/** What the replica had to replay took away what the query was reading. */
const isInTheWay = (error: unknown) => sqlState(error) === '40001'

async function place(primary: Pool): Promise<string | undefined> {
  const { rows } = await inTime(primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'))
  return rows[0]?.lsn
}

/** One that was made the primary meanwhile has nobody to follow. */
async function hasReached(replica: Pool, lsn: string): Promise<boolean> {
  const { rows } = await inTime(
    replica.query<{ reached: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [lsn],
    ),
  )
  return rows[0]?.reached ?? false
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const given = await Promise.race([answer, sleep(PATIENCE_MS, null, { ref: false })])
  if (given === null) throw new Error('no answer in time')
  return given
}
