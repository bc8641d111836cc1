import type { Queries } from '../db/queries.ts'
import { STREAM } from './limits.ts'

/** One missed heartbeat is tolerated, two are not. */
const ABSENT_AFTER_MS = 2.5 * STREAM.heartbeatMs

/** Those of the audiences that have an open stream, in any process. */
export async function presentAmong(
  db: Queries,
  audienceIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select audience_id as id from stream_presence where audience_id = any($1::uuid[]) and seen_at > $2`,
    [audienceIds, new Date(now.getTime() - ABSENT_AFTER_MS)],
  )
  return new Set(rows.map(({ id }) => id))
}
