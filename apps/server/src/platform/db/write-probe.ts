import type { ClientBase, Pool } from 'pg'

/**
 * Proves that the database takes writes, without leaving a row: a DELETE of nothing, which a read-only server or role
 * refuses; a record in the log, which every replica that has to confirm it confirms; and some 300 KB in a temporary file,
 * which a full disk has no room for.
 */
const PROBE = `
  with small as materialized (select set_config('work_mem', '64kB', true) as memory),
    nothing as (delete from sessions where false returning id)
  select pg_logical_emit_message(true, 'coffee-attack', 'ready'),
    (select count(*) from small, generate_series(1, 10000 + 0 * length(small.memory)))`

export async function probeWriting(db: Pool | ClientBase): Promise<void> {
  await db.query(PROBE)
}
