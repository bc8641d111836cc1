import { SESSION_MS, SILENT_MS } from '@coffeeattack/domain/insight/lifetime-progress'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { lifetimeRequests as t } from '../../../platform/db/schema/lifetime-income.ts'

/**
 * Ends what time has ended: requests that nobody confirmed, loads that stand still because their process is gone, and
 * sessions of the tax office that are of no more use. For one person, or for all of them.
 */
export async function endOverdue(db: Queries, now: Date, userId?: string): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const theirs = userId === undefined ? undefined : eq(t.userId, userId)
  await db
    .update(t)
    .set({ state: 'FAILED', finishedAt: now, sessionSealed: null })
    .where(
      and(
        theirs,
        or(
          and(eq(t.state, 'WAITING'), lt(t.createdAt, ago(WAITING.endsAfterMs))),
          and(eq(t.state, 'LOADING'), lt(t.movedAt, ago(SILENT_MS))),
        ),
      ),
    )
  await db
    .update(t)
    .set({ sessionSealed: null })
    .where(and(theirs, isNotNull(t.sessionSealed), lt(t.movedAt, ago(SESSION_MS))))
}
