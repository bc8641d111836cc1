import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { billReminders, bills } from '../../../platform/db/schema/billing.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { statements } from '../../../platform/db/schema/coffeechats.ts'

const isOwing = and(isNull(bills.paidOn), gt(bills.total, 0))

/** Statements that were sent and not paid, ordered by id. */
export async function owing(
  db: Queries,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const found = await db
    .select({ id: bills.statementId })
    .from(bills)
    .where(and(isOwing, after === null ? undefined : gt(bills.statementId, after)))
    .orderBy(asc(bills.statementId))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Null when it was paid meanwhile. */
export async function holdOwing(tx: Queries, statementId: string) {
  const [held] = await tx
    .select({
      companyId: companies.id,
      company: companies.name,
      month: statements.month,
      year: bills.year,
      place: bills.place,
      total: bills.total,
      dueOn: bills.dueOn,
      account: sql<string>`${bills.supplier} ->> 'account'`,
    })
    .from(bills)
    .innerJoin(statements, eq(statements.id, bills.statementId))
    .innerJoin(companies, eq(companies.id, statements.companyId))
    .where(and(eq(bills.statementId, statementId), isOwing))
    .for('update', { of: bills })
  return held ?? null
}

/** False when it was sent before. */
export async function addReminder(tx: Queries, row: typeof billReminders.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(billReminders).values(row).onConflictDoNothing()
  return rowCount === 1
}
