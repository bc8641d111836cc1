import type { Queries } from '../../../platform/db/queries.ts'
import { companyFees, companyQuotas } from '../../../platform/db/schema/company-terms.ts'
import { feeRateIn } from '../core/sql.ts'

export async function feeRateOn(tx: Queries, companyId: string, month: string): Promise<number> {
  const { rows } = await tx.$client.query<{ rate: number }>(
    `select ${feeRateIn('c', '$2')} as rate from companies c where c.id = $1`,
    [companyId, month],
  )
  return rows[0]!.rate
}

/** Of a month and of the one after it; null when there is no such company. */
export async function findFee(db: Queries, companyId: string, months: readonly [string, string]) {
  const { rows } = await db.$client.query<{ rate: number; nextRate: number }>(
    `select ${feeRateIn('c', '$2')} as rate, ${feeRateIn('c', '$3')} as "nextRate" from companies c where c.id = $1`,
    [companyId, ...months],
  )
  return rows[0] ?? null
}

/** One rate a month: until the month begins, the last one that was set for it counts. */
export async function setFee(tx: Queries, fee: typeof companyFees.$inferInsert): Promise<void> {
  await tx
    .insert(companyFees)
    .values(fee)
    .onConflictDoUpdate({ target: [companyFees.companyId, companyFees.month], set: fee })
}

export async function setQuota(tx: Queries, quota: typeof companyQuotas.$inferInsert): Promise<void> {
  await tx
    .insert(companyQuotas)
    .values(quota)
    .onConflictDoUpdate({ target: companyQuotas.companyId, set: quota })
}
