import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, ClientConfig } from 'pg'
import type { DatabaseLog } from './log.ts'
import { withClient } from './with-client.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every process: the first migrator holds it, the others wait and find nothing to do. */
const LOCK = 4_218_650_901

const LOOK_MS = 200
/** Longer than a migration of ours takes: whoever still holds the lock then hangs, and a person has to look. */
const LIMIT_MS = 10 * 60_000

type MigrateOptions = { log: DatabaseLog; leaving?: AbortSignal | undefined; limitMs?: number }

/** On a session of its own: an advisory lock belongs to the session that took it, and a migration may take long. */
export function migrateDatabase(connection: ClientConfig, options: MigrateOptions) {
  return withClient({ ...connection, application_name: 'coffee-attack-migrate' }, async (client) => {
    await takeLock(client, options)
    await migrate(drizzle({ client }), { migrationsFolder: FOLDER })
  })
}

/** Asks again and again instead of waiting inside the database, where a signal to stop would not be heard. */
async function takeLock(client: Client, { log, leaving, limitMs = LIMIT_MS }: MigrateOptions): Promise<void> {
  if (await triesLock(client)) return
  log.warn({}, '다른 프로세스가 데이터베이스를 새 버전으로 바꾸고 있어요. 끝날 때까지 기다려요.')
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    await sleep(LOOK_MS, undefined, { signal: leaving }).catch(() => {})
    if (leaving?.aborted) throw new Error('멈추라는 신호를 받아 데이터베이스를 기다리지 않고 끝내요.')
    if (await triesLock(client)) return
  }
  throw new Error(
    `다른 프로세스가 ${limitMs / 60_000}분이 지나도록 데이터베이스를 새 버전으로 바꾸고 있어요. 그 프로세스를 확인해 주세요.`,
  )
}

async function triesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  return rows[0]!.taken
}
