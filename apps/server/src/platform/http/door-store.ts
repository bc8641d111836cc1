import { eq } from 'drizzle-orm'
import type { Queries } from '../db/queries.ts'
import { apiKeys } from '../db/schema/handover.ts'
import { gatedIn, type GatedRow } from './company-gate.ts'

/** True when the session exists and has not ended. */
export async function isOpen(db: Queries, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: 'session-open',
    text: `select from sessions where id = $1 and ended_at is null`,
    values: [sessionId],
  })
  return rowCount === 1
}

export async function endedSince(db: Queries, since: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select session_id as id from ended_sessions where ended_at > $1`,
    [since],
  )
  return rows.map(({ id }) => id)
}

export type Login = { readonly userId: string; readonly sessionId: string }

/** Whether the phone of the session's account is proved; null when the session has ended or the person has left. */
export async function findProof(db: Queries, { userId, sessionId }: Login): Promise<boolean | null> {
  const { rows } = await db.$client.query<{ is_proved: boolean }>({
    name: 'session-proof',
    text: `select users.phone_proved_at is not null as is_proved
           from sessions join users on users.id = sessions.user_id
           where sessions.id = $1 and users.id = $2 and sessions.ended_at is null and users.deleted_at is null`,
    values: [sessionId, userId],
  })
  return rows[0]?.is_proved ?? null
}

/** `last_used_at` is written once a minute at most, because a program may call many times a second. */
const USED_EVERY_MS = 60_000

/** The owner of the key with this hash, unless the key was revoked. */
export async function findApiKey(
  db: Queries,
  hash: string,
  now: Date,
): Promise<{ keyId: string; companyId: string; gated: GatedRow } | null> {
  const { rows } = await db.$client.query<{
    keyId: string
    companyId: string
    isStale: boolean
    gated: GatedRow
  }>({
    name: 'api-key',
    text: `select api_keys.id as "keyId", company_id as "companyId", coalesce(last_used_at <= $2, true) as "isStale",
             ${gatedIn('company')} as gated
           from api_keys join companies company on company.id = company_id
           where hash = $1 and revoked_at is null`,
    values: [hash, new Date(now.getTime() - USED_EVERY_MS)],
  })
  const [found] = rows
  if (!found) return null
  const { keyId, companyId, isStale, gated } = found
  if (isStale) await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
  return { keyId, companyId, gated }
}
