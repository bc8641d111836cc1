import type { Queries } from '../../../platform/db/queries.ts'

/** What people ask of our agents. Each has a `handled_by` (who took it) and a `handled_at` (it is done). */
export type RequestTable = 'inquiries' | 'more_offer_requests' | 'agent_applications'

const MEMBER_IS_HERE = `exists (select from users where users.id = r.user_id and users.deleted_at is null)`

/** What a person asked goes out of sight with them. */
export const present: Readonly<Record<RequestTable, string>> = {
  inquiries: `(r.user_id is null or ${MEMBER_IS_HERE})`,
  more_offer_requests: MEMBER_IS_HERE,
  agent_applications: 'true',
}

/** Open, and with nobody else: the rest of a compare-and-set by the agent who is `$2`. */
export const MINE_TO_FINISH = `r.handled_at is null and (r.handled_by is null or r.handled_by = $2)`

export async function isThere(tx: Queries, table: RequestTable, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from ${table} r where r.id = $1 and ${present[table]}`,
    [id],
  )
  return rowCount === 1
}

/** Takes it from whomever it was seen with; false when that is no longer so. */
export async function takeFrom(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, from }: { id: string; operatorId: string; from: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update ${table} r set handled_by = $2
     where r.id = $1 and r.handled_at is null and ${present[table]}
       and (r.handled_by is not distinct from $3::uuid or r.handled_by = $2)`,
    [id, operatorId, from],
  )
  return rowCount === 1
}

export async function finish(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update ${table} r set handled_by = $2, handled_at = $3
     where r.id = $1 and ${MINE_TO_FINISH} and ${present[table]}`,
    [id, operatorId, now],
  )
  return rowCount === 1
}
