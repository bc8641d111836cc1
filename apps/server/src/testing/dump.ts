import type { TestDatabase } from '../platform/db/testing/test-database.ts'

/** Every row of every table, as text: what somebody reads who has the database and no key. */
export async function dumpOf({ db }: { db: TestDatabase }): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = []
  for (const { name } of rows) texts.push((await db.pool.query(`select t::text from "${name}" t`)).rows)
  return JSON.stringify(texts)
}
