import type { ClientBase, Pool } from 'pg'

/**
 * Checks that the database accepts writes, without leaving a row: a DELETE of no rows (fails on a read-only server or
 * role), a WAL record (waits for synchronous replicas), about 300 KB in a temporary file (fails on a full disk).
 */
const PROBE = `
  with small as materialized (select set_config('work_mem', '64kB', true) as memory),
    nothing as (delete from sessions where false returning id)
  select pg_logical_emit_message(true, 'coffee-attack', 'ready'),
    (select count(*) from small, generate_series(1, 10000 + 0 * length(small.memory)))`

export async function probeWriting(db: Pool | ClientBase): Promise<void> {
  await db.query(PROBE)
}
