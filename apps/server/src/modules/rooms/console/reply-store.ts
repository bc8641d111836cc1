import type { Queries } from '../../../platform/db/queries.ts'

export type Reply = { id: string; title: string; message: string }

export async function repliesOf(db: Queries, operatorId: string): Promise<Reply[]> {
  const { rows } = await db.$client.query<Reply>(
    `select id, title, body as message from canned_replies where operator_id = $1 order by title, id`,
    [operatorId],
  )
  return rows
}

/** Two tabs of one operator take turns. */
export async function lockReplies(tx: Queries, operatorId: string): Promise<void> {
  await tx.$client.query(`select from operators where id = $1 for no key update`, [operatorId])
}

export async function saveReply(
  tx: Queries,
  { id, operatorId, title, message, now }: Reply & { operatorId: string; now: Date },
): Promise<Reply> {
  const { rows } = await tx.$client.query<Reply>(
    `insert into canned_replies (id, operator_id, title, body, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (operator_id, title) do update set body = excluded.body, updated_at = excluded.updated_at
     returning id, title, body as message`,
    [id, operatorId, title, message, now],
  )
  return rows[0]!
}

export async function deleteReply(db: Queries, id: string, operatorId: string): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    `delete from canned_replies where id = $1 and operator_id = $2`,
    [id, operatorId],
  )
  return rowCount === 1
}
