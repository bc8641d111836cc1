import type { Queries } from '../../../platform/db/queries.ts'

/**
 * Somebody who is to be told something by now; until the transaction ends they are this worker's alone. Their row is
 * held too, so that nobody leaves or changes their settings meanwhile.
 */
export async function claimPerson(tx: Queries, now: Date): Promise<string | null> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select u.id from notices n join users u on u.id = n.user_id
     where n.sent_at is null and n.dropped_at is null and n.due_at <= $1 and n.channel = 'CENTRE'
       and u.deleted_at is null
     order by n.due_at, n.id limit 1 for no key update of u skip locked`,
    [now],
  )
  return rows[0]?.id ?? null
}

/** The console's people read theirs where they work: it is told as soon as it is due. */
export async function tellOperatorsDue(tx: Queries, now: Date): Promise<void> {
  await tx.$client.query(
    `update notices set sent_at = $1
     where operator_id is not null and sent_at is null and dropped_at is null and due_at <= $1`,
    [now],
  )
}

export async function markTold(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  await tx.$client.query('update notices set sent_at = $2 where id = any($1::uuid[])', [ids, now])
}

export async function markDropped(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  await tx.$client.query('update notices set dropped_at = $2 where id = any($1::uuid[])', [ids, now])
}

export async function moveTo(tx: Queries, id: string, dueAt: Date): Promise<void> {
  await tx.$client.query('update notices set due_at = $2 where id = $1', [id, dueAt])
}
