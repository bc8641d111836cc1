import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import {
  hasList,
  isMigrated,
  type Migration,
  noteApplied,
  pendingMigrations,
  readMigrations,
} from './known-migrations.ts'
import type { DatabaseLog } from './log.ts'
import { sqlState } from './sql-state.ts'
import { withClient } from './with-client.ts'

/** The key of the advisory lock that one migrator holds while the others wait. Any number that all releases share. */
const LOCK = 4_218_650_901

const LOOK_MS = 200
/** Longer than any migration takes: a migrator that still holds the lock after this hangs, and a person has to look. */
const LIMIT_MS = 10 * 60_000

/**
 * A statement that waits for a table lock blocks every later statement on that table, so it gives up early and tries again.
 * The wait is shorter than PostgreSQL's deadlock_timeout, so no user's call is ever cancelled because of a migration.
 */
const PATIENCE = { lockMs: 800, restMs: 1_000, tries: 60 }

type MigrateOptions = {
  log: DatabaseLog
  leaving?: AbortSignal | undefined
  limitMs?: number
  migrations?: readonly Migration[]
  patience?: typeof PATIENCE
}

/** Applies all pending migrations and returns their names. Uses its own connection, because the advisory lock belongs to it. */
export function migrateDatabase(connection: ClientConfig, options: MigrateOptions): Promise<string[]> {
  return withClient({ ...connection, application_name: 'coffee-attack-migrate' }, async (client) => {
    await takeLock(client, options)
    // The role's limit is meant for the service; building an index on a large table takes longer.
    await client.query('set statement_timeout = 0')
    const pending = await pendingMigrations(client, options.migrations ?? readMigrations())
    for (const migration of pending) await applyMigration(client, migration, options)
    return pending.map(({ name }) => name)
  })
}

/** For a service without the right to change tables: throws unless the database has every migration it needs. */
export function checkMigrated(connection: ClientConfig): Promise<void> {
  return withClient({ ...connection, application_name: 'coffee-attack-migrate' }, async (client) => {
    if ((await hasList(client)) && (await isMigrated(client))) return
    throw new Error('데이터베이스가 이 버전보다 뒤에 있어요. `npm run migrate`를 먼저 실행해 주세요.')
  })
}

async function applyMigration(
  client: Client,
  migration: Migration,
  { patience = PATIENCE, ...options }: MigrateOptions,
): Promise<void> {
  const patiently = (work: () => Promise<void>) => retryLocks(work, migration.name, { ...options, patience })
  if (!migration.isOutside) return patiently(() => applyTogether(client, migration, patience.lockMs))
  for (const statement of migration.statements) {
    // A concurrent build blocks nobody while it waits for a lock, so it may wait without limit.
    const limit = /\bconcurrently\b/i.test(statement) ? 0 : patience.lockMs
    await client.query(`set lock_timeout = ${limit}`)
    await patiently(async () => void (await client.query(statement)))
  }
  await noteApplied(client, migration)
}

async function applyTogether(client: Client, migration: Migration, lockMs: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const statement of migration.statements) await client.query(statement)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A lock timeout or a deadlock. */
const isLockFailure = (error: unknown) => ['55P03', '40P01'].includes(sqlState(error) ?? '')

type RetryOptions = Pick<MigrateOptions, 'log' | 'leaving'> & { patience: typeof PATIENCE }

async function retryLocks(work: () => Promise<void>, name: string, options: RetryOptions): Promise<void> {
  const { log, leaving, patience } = options
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (!isLockFailure(error)) throw error
      if (tried >= patience.tries)
        throw new Error(
          `${name}: 다른 작업이 표를 놓지 않아 ${tried}번 만에 그만뒀어요. 오래 걸리는 작업을 확인하고 다시 실행해 주세요.`,
          { cause: error },
        )
      if (tried === 1)
        log.warn({ migration: name }, '다른 작업이 표를 쓰고 있어요. 비켜섰다가 다시 해 볼게요.')
      await rest(patience.restMs, leaving)
    }
  }
}

/** Polls instead of waiting inside the database, so that a signal to stop is noticed. */
async function takeLock(client: Client, { log, leaving, limitMs = LIMIT_MS }: MigrateOptions): Promise<void> {
  if (await tryLock(client)) return
  log.warn({}, '다른 프로세스가 데이터베이스를 새 버전으로 바꾸고 있어요. 끝날 때까지 기다려요.')
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    await rest(LOOK_MS, leaving)
    if (await tryLock(client)) return
  }
  throw new Error(
    `다른 프로세스가 ${limitMs / 60_000}분이 지나도록 데이터베이스를 새 버전으로 바꾸고 있어요. 그 프로세스를 확인해 주세요.`,
  )
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  return rows[0]!.taken
}

async function rest(ms: number, leaving: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, { signal: leaving }).catch(() => {})
  if (leaving?.aborted) throw new Error('멈추라는 신호를 받아 데이터베이스를 기다리지 않고 끝내요.')
}
