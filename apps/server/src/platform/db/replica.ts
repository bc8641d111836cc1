import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Pool } from 'pg'
import { isAway } from './away.ts'
import type { DatabaseLog } from './log.ts'
import { sqlState } from './sql-state.ts'

const CHECK_MS = 1_000
/** A server that does not answer the check in this time counts as away. */
const CHECK_TIMEOUT_MS = 2_000

/**
 * Reads the replica while it answers and lags by at most about two seconds, otherwise the primary. The lag is checked every
 * second: people who hid from a company must not be shown for longer because a replica is behind.
 */
export function followReplica(replica: Pool, primary: Pool, log: DatabaseLog, closing: AbortSignal): Pool {
  let follows = false
  /** The primary's WAL position at the last check. */
  let primaryLsn: string | undefined

  function setFollows(nowFollows: boolean, error?: unknown): void {
    if (nowFollows === follows || closing.aborted) return
    follows = nowFollows
    if (follows) log.info({}, '읽기용 복제본에서 읽어요.')
    else log.warn({ err: error }, '읽기용 복제본이 멈췄거나 뒤처져서 주 데이터베이스에서 읽어요.')
  }

  async function check(): Promise<void> {
    const reached = primaryLsn
    // While the primary is away nothing is written, so its last position stays valid.
    primaryLsn = await lsnOf(primary).catch(() => primaryLsn)
    try {
      if (reached !== undefined) setFollows(await hasReached(replica, reached))
    } catch (error) {
      setFollows(false, error)
    }
  }

  async function watch(): Promise<void> {
    while (!closing.aborted) {
      await check()
      await sleep(CHECK_MS, undefined, { ref: false, signal: closing }).catch(() => {})
    }
  }

  async function query(...asked: [text: string, values?: unknown[]]): Promise<unknown> {
    if (follows) {
      try {
        return await replica.query(...asked)
      } catch (error) {
        if (isAway(error) || isShut(error)) setFollows(false, error)
        else if (!isRecoveryConflict(error)) throw error
      }
    }
    return primary.query(...asked)
  }

  void watch()
  // Callers use `query` alone.
  return { query } as unknown as Pool
}

/** The server refuses connections. */
const isShut = (error: unknown) => error instanceof DatabaseError && error.severity === 'FATAL'

/** The replica cancelled the query because it conflicts with recovery. */
const isRecoveryConflict = (error: unknown) => sqlState(error) === '40001'

async function lsnOf(primary: Pool): Promise<string | undefined> {
  const { rows } = await inTime(primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'))
  return rows[0]?.lsn
}

/** A replica that was promoted has no lag. */
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
  const given = await Promise.race([answer, sleep(CHECK_TIMEOUT_MS, null, { ref: false })])
  if (given === null) throw new Error('no answer in time')
  return given
}
