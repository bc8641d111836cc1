import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { pipelineCards } from '../../../platform/db/schema/pipeline.ts'
import { works } from '../../operators/core/sql.ts'
import { isOnBoard } from '../core/sql.ts'

export type DueCard = {
  id: string
  remindOn: string
  /** Null when neither the assignee nor the setter works here any more, or when the card is not visible. */
  operatorId: string | null
}

const colleague = (operatorId: string) =>
  `(select p.id from operators p where p.id = ${operatorId} and p.company_id = c.company_id and ${works('p')})`

/** Cards whose reminder is due, ordered by id. */
export async function dueCards(
  db: Queries,
  { today, after, limit }: { today: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select c.id from pipeline_cards c
     where c.remind_on <= $1 and c.reminded_at is null and ($2::uuid is null or c.id > $2)
     order by c.id limit $3`,
    [today, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Claims the cards that were not reminded of meanwhile. Concurrent runs claim different ones. */
export async function holdDueCards(
  tx: Queries,
  { today, now, cardIds }: { today: string; now: Date; cardIds: readonly string[] },
): Promise<DueCard[]> {
  const { rows } = await tx.$client.query<DueCard>(
    `select c.id, c.remind_on as "remindOn", case when ${isOnBoard('c', '$2')}
       then coalesce(${colleague('c.assignee_id')}, ${colleague('c.reminds_id')}) end as "operatorId"
     from pipeline_cards c
     where c.id = any($3) and c.remind_on <= $1 and c.reminded_at is null
     order by c.id for no key update skip locked`,
    [today, now, cardIds],
  )
  return rows
}

export async function markReminded(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(pipelineCards)
    .set({ remindedAt: now })
    .where(inArray(pipelineCards.id, [...ids]))
}
