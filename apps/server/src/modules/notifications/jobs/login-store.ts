import type { Queries } from '../../../platform/db/queries.ts'

export type NewDevice = { sessionId: string; userId: string; device: string }

/** Logins since then from a kind of device that the person has not used before; their very first one is no news. */
export async function loginsFromNewDevices(tx: Queries, since: Date): Promise<NewDevice[]> {
  const { rows } = await tx.$client.query<NewDevice>(
    `select s.id as "sessionId", s.user_id as "userId", s.device from sessions s
     where s.last_used_at >= $1 and s.created_at >= $1 and s.user_id is not null
       and exists (select from sessions o where o.user_id = s.user_id and o.created_at < s.created_at)
       and not exists (select from sessions o where o.user_id = s.user_id and o.created_at < s.created_at
                       and o.device = s.device)
       and not exists (select from notices n where n.dedupe_key = 'SECURITY:' || s.id || ':LOGIN')`,
    [since],
  )
  return rows
}
