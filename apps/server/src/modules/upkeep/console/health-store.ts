import { asc, gte } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { scheduledJobs, workDone } from '../../../platform/db/schema/jobs.ts'

/** Jobs by frequency, the most frequent first. */
export async function findJobs(db: Queries) {
  return db
    .select()
    .from(scheduledJobs)
    .orderBy(asc(scheduledJobs.longestWaitSeconds), asc(scheduledJobs.name))
}

type Queue = { waiting: number; retrying: number; oldestSeconds: number | null }

/** The count of a queue stops here. */
const COUNTED = 10_000

/** Overdue notifications, mails and answers to visitors. */
export async function findQueue(db: Queries, now: Date): Promise<Queue> {
  const { rows } = await db.$client.query<Queue>(
    `select count(*)::int as waiting, (count(*) filter (where attempts > 0))::int as retrying,
       floor(extract(epoch from $1 - min(due_at)))::int as "oldestSeconds"
     from (
       (select due_at, attempts from notices
        where sent_at is null and dropped_at is null and due_at <= $1 order by due_at limit ${COUNTED})
       union all (select due_at, attempts from mails where due_at <= $1 order by due_at limit ${COUNTED})
       union all (select answer_due_at, answer_attempts from inquiries
        where answer_due_at is not null and answer_due_at <= $1 order by answer_due_at limit ${COUNTED})
     ) due`,
    [now],
  )
  return rows[0]!
}

/** By the start of each five-minute interval. */
export async function doneSince(db: Queries, since: Date): Promise<Map<number, number>> {
  const rows = await db.select().from(workDone).where(gte(workDone.since, since))
  return new Map(rows.map((row) => [row.since.getTime(), row.done]))
}
