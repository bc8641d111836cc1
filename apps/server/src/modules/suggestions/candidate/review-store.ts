import type { ObjectionKind } from '@coffeeattack/domain/suggestions/objection'
import type { Queries } from '../../../platform/db/queries.ts'
import { suggestionObjections } from '../../../platform/db/schema/suggestions.ts'

type ReviewRow = {
  kind: ObjectionKind
  askedAt: Date
  dueOn: string
  answeredAt: Date | null
  roomId: string | null
}

/** The newest thing that the person asked somebody to look at, and what became of it. */
export async function newestReview(db: Queries, userId: string) {
  const { rows } = await db.$client.query<ReviewRow>({
    name: 'newest-suggestion-review',
    text: `select objected.kind, objected.asked_at as "askedAt", objected.due_on::text as "dueOn",
        i.handled_at as "answeredAt",
        (select r.id from message_rooms r where i.handled_at is not null and r.candidate_id = $1
           and r.company_id is null and r.operator_id = i.handled_by limit 1) as "roomId"
      from suggestion_objections objected join inquiries i on i.id = objected.inquiry_id
      where objected.user_id = $1 order by objected.asked_at desc limit 1`,
    values: [userId],
  })
  const row = rows[0]
  return row
    ? {
        ...row,
        askedAt: row.askedAt.toISOString(),
        answeredAt: row.answeredAt && row.answeredAt.toISOString(),
      }
    : null
}

export async function isReviewOpen(tx: Queries, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from suggestion_objections objected join inquiries i on i.id = objected.inquiry_id
     where objected.user_id = $1 and i.handled_at is null limit 1`,
    [userId],
  )
  return rowCount !== 0
}

export async function addObjection(
  tx: Queries,
  row: typeof suggestionObjections.$inferInsert,
): Promise<void> {
  await tx.insert(suggestionObjections).values(row)
}
