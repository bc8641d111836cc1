import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'

export type Migration = {
  name: string
  /** Creation time, which identifies it in drizzle's table. */
  when: number
  hash: string
  statements: string[]
  /** It runs outside a transaction; each statement is idempotent. */
  isOutside: boolean
}

/** First line of a migration that builds its indexes concurrently. */
const OUTSIDE = /^-- outside a transaction\b/

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Our migrations by drizzle-kit's journal, the newest last. */
export function readMigrations(folder = FOLDER): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  return entries.map(({ when, tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      name: tag,
      when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      isOutside: OUTSIDE.test(text),
    }
  })
}

let known: number[] | undefined

/** True when all migrations of this code are applied; during a rollout the database may have more. */
export async function isMigrated(db: Pool | ClientBase): Promise<boolean> {
  known ??= readMigrations().map(({ when }) => when)
  const { rows } = await db.query<{ applied: number }>(
    'select count(distinct created_at)::int as applied from drizzle.__drizzle_migrations where created_at = any($1)',
    [known],
  )
  return rows[0]!.applied === known.length
}

/** False for an empty database. */
export async function hasList(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  return rows[0]!.there
}

/** Migrations that are not applied yet, in order. Creates drizzle's table if it is missing. */
export async function pendingMigrations(db: ClientBase, all: readonly Migration[]): Promise<Migration[]> {
  if (!(await hasList(db))) {
    await db.query('create schema if not exists drizzle')
    await db.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
  }
  const { rows } = await db.query<{ when: string }>(
    'select created_at::text as when from drizzle.__drizzle_migrations',
  )
  const applied = new Set(rows.map(({ when }) => when))
  return all.filter(({ when }) => !applied.has(String(when)))
}

export async function noteApplied(db: ClientBase, { hash, when }: Migration): Promise<void> {
  await db.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
}
