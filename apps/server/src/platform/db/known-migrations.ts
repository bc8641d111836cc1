import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'

export type Migration = {
  name: string
  /** When it was written. The database's own list identifies migrations by it. */
  when: number
  hash: string
  statements: string[]
  /** Each statement is a transaction of its own, and may run again after a later one failed. */
  isOutside: boolean
}

/** The first line of a migration that builds indexes without blocking writers. */
const OUTSIDE = /^-- outside a transaction\b/

/**
 * Migrations that replace several older ones, with the last commit that has the older ones. They carry the time of the last one
 * they replace, so a database that ran all of those already has them.
 */
const FOLDED: Readonly<Record<string, string>> = {
  '0000_baseline': 'a86f1f83',
  '0001_shown_words': '821d4f84',
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Our migrations in the order of drizzle-kit's journal, oldest first. */
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

/** True when the database has every migration that this code knows. During a roll-out it may have newer ones as well. */
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

/** The migrations that the database does not have yet, oldest first. Creates drizzle's list of applied ones if it is missing. */
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
  const applied = new Set(rows.map(({ when }) => Number(when)))
  refuseHalfOfFolded(all, applied)
  return all.filter(({ when }) => !applied.has(when))
}

/** A database that ran only some of the migrations that were folded into one needs the commit that still has them all. */
function refuseHalfOfFolded(all: readonly Migration[], applied: ReadonlySet<number>): void {
  for (const [place, { name, when }] of all.entries()) {
    const commit = FOLDED[name]
    if (!commit || applied.has(when)) continue
    const previous = all[place - 1]?.when ?? 0
    if ([...applied].some((other) => other > previous && other < when))
      throw new Error(
        `이 데이터베이스는 이 버전이 바로 이어받기에는 오래됐어요. 먼저 커밋 ${commit}의 버전에서 \`npm run migrate\`나 \`npm start\`를 한 번 실행해 주세요.`,
      )
  }
}

export async function noteApplied(db: ClientBase, { hash, when }: Migration): Promise<void> {
  await db.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
}
