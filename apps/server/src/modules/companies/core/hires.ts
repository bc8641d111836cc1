import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { hires, statements } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'

type NewHire = Pick<typeof hires.$inferInsert, 'companyId' | 'position' | 'startsOn' | 'basePay'> & {
  coffeechatId: string
}

/**
 * Both said so: the ledger that statements are drawn from, once for each coffee chat and at the rate the company has now
 * (KEEP-6). Whoever closes a month waits for the company's row, so none slips into a month that is closed meanwhile.
 */
export async function addHire(tx: Queries, hire: NewHire, { ids, now }: Clock): Promise<void> {
  const { companyId } = hire
  const [company] = await tx
    .select({ feeRate: companies.feeRate })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('share')
  if (!company) return
  const at = (await closingOf(tx, companyId, formatMonth(kstMonth(now)))) ?? now
  await tx
    .insert(hires)
    .values({ ...hire, ...company, id: ids.next(), at })
    .onConflictDoNothing()
}

/** When that month was closed: a hire that was said a moment before and written a moment after belongs to the next. */
async function closingOf(tx: Queries, companyId: string, month: string): Promise<Date | null> {
  const [closed] = await tx
    .select({ at: statements.closedAt })
    .from(statements)
    .where(and(eq(statements.companyId, companyId), eq(statements.month, month)))
  return closed?.at ?? null
}
