import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyApplications as t, firmTries } from '../../../platform/db/schema/company-applications.ts'
import type { ApplicationRow } from '../core/applications.ts'

/** Addresses that nobody confirmed are not kept. */
export async function deleteUnconfirmed(db: Queries, before: Date): Promise<void> {
  await db.delete(t).where(and(eq(t.state, 'MAIL'), lt(t.createdAt, before)))
  await db.delete(firmTries).where(lt(firmTries.at, before))
}

/** Takes an application that is due to be asked about, so that of two processes one asks. */
export async function claimDue(db: Queries, now: Date, next: Date): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(t)
    .set({ askAgainAt: next })
    .where(
      eq(
        t.id,
        sql`(select id from company_applications where state = 'CHECKING' and ask_again_at <= ${now}
          order by ask_again_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row ?? null
}
