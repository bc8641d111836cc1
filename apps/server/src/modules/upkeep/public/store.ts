import { readFileSync } from 'node:fs'
import type { Database } from '../../../platform/db/open.ts'

/** The list that drizzle-kit keeps of our migrations, the newest last. */
const journal = new URL('../../../platform/db/migrations/meta/_journal.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }

/** Whether the newest migration this code knows was applied; the database may be ahead of it during a roll-out. */
export async function isMigrated({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ newest: number | null }>(
    'select max(created_at)::bigint as newest from drizzle.__drizzle_migrations',
  )
  return (rows[0]?.newest ?? 0) >= (entries.at(-1)?.when ?? 0)
}
