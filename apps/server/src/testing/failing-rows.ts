import type { Pool } from 'pg'

/**
 * While the work runs, the database refuses to write the rows of this table for which the condition holds: what a job does
 * for everybody else when it fails for one.
 */
export async function failingFor<T>(
  pool: Pool,
  { table, rows }: { table: string; rows: string },
  work: () => Promise<T>,
): Promise<T> {
  await pool.query(
    `alter table ${table} add constraint fails_in_test check ((${rows}) is not true) not valid`,
  )
  try {
    return await work()
  } finally {
    await pool.query(`alter table ${table} drop constraint fails_in_test`)
  }
}
