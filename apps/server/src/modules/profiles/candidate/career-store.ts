import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { careers } from '../../../platform/db/schema/profile.ts'

/** What a person may say about a verified job; what is absent stays. */
export type CareerChange = {
  id: string
  job?: string | undefined
  detail?: string | undefined
  hide?: boolean | undefined
}

/** All of them in one statement, of the owner's jobs alone. Answers how many were found. */
export async function changeCareers(
  tx: Queries,
  userId: string,
  changes: readonly CareerChange[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.$client.query(
    `update careers
     set job = coalesce(trim(change.job), careers.job),
       detail = coalesce(change.detail, careers.detail),
       hidden = coalesce(change.hide, careers.hidden),
       updated_at = $3
     from jsonb_to_recordset($2) as change (id uuid, job text, detail text, hide boolean)
     where careers.id = change.id and careers.user_id = $1`,
    [userId, JSON.stringify(changes), now],
  )
  return rowCount ?? 0
}

/** The periods that companies may see. */
export async function shownPeriods(tx: Queries, userId: string) {
  return tx
    .select({ start: careers.startedOn, end: careers.endedOn })
    .from(careers)
    .where(and(eq(careers.userId, userId), eq(careers.hidden, false)))
}
