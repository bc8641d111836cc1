import { feeOf } from '@coffeeattack/domain/companies/statement'
import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { hires, statementLines, statements } from '../../../platform/db/schema/coffeechats.ts'
import { feeRateIn } from './sql.ts'

type NewHire = Pick<typeof hires.$inferInsert, 'companyId' | 'position' | 'startsOn' | 'basePay'> & {
  coffeechatId: string
}

/**
 * Both said so: the ledger that statements are drawn from, once for each coffee chat and at the rate of this month
 * (KEEP-6). Whoever closes a month waits for the company's row, so none slips into a month that is closed meanwhile.
 */
export async function addHire(tx: Queries, hire: NewHire, { ids, now }: Clock): Promise<void> {
  const { companyId } = hire
  const month = formatMonth(kstMonth(now))
  const feeRate = await lockRate(tx, companyId, month)
  if (feeRate === null) return
  const at = await momentOfEntry(tx, companyId, now)
  await tx
    .insert(hires)
    .values({ ...hire, feeRate, id: ids.next(), at })
    .onConflictDoNothing()
}

/** What both signed anew takes the place of what they said before, unless it is on a statement: that is corrected there (KEEP-6). */
export async function changeHire(
  tx: Queries,
  coffeechatId: string,
  { startsOn, basePay }: Pick<NewHire, 'startsOn' | 'basePay'>,
): Promise<void> {
  await tx
    .update(hires)
    .set({ startsOn, basePay })
    .where(
      and(
        eq(hires.coffeechatId, coffeechatId),
        sql`not exists (select from ${statementLines} where ${statementLines.hireId} = ${hires.id})`,
      ),
    )
}

/** The success fee of the coffee chat's hire in won; 0 without one. */
export async function feeOfHire(tx: Queries, coffeechatId: string): Promise<number> {
  const [hire] = await tx
    .select({ basePay: hires.basePay, feeRate: hires.feeRate })
    .from(hires)
    .where(eq(hires.coffeechatId, coffeechatId))
  return hire ? feeOf({ kind: 'HIRE', ...hire }) : 0
}

/** The company is held, so that nobody closes the month meanwhile; null when there is none. */
async function lockRate(tx: Queries, companyId: string, month: string): Promise<number | null> {
  const { rows } = await tx.$client.query<{ rate: number }>(
    `select ${feeRateIn('c', '$2')} as rate from companies c where c.id = $1 for share of c`,
    [companyId, month],
  )
  return rows[0]?.rate ?? null
}

/**
 * The moment under which an entry goes into the ledger: now, or the closing of this month if it is closed already. A hire that was
 * said just before the closing may be written just after it; it then counts for the next month. The caller holds the company's row.
 */
export async function momentOfEntry(tx: Queries, companyId: string, now: Date): Promise<Date> {
  const month = formatMonth(kstMonth(now))
  const [closed] = await tx
    .select({ at: statements.closedAt })
    .from(statements)
    .where(and(eq(statements.companyId, companyId), eq(statements.month, month)))
  return closed?.at ?? now
}
