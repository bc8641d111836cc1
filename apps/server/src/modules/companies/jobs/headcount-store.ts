import { and, eq, notInArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyHeadcounts } from '../../../platform/db/schema/company-checks.ts'

/** The months that are kept of a company, yyyymm. */
export async function monthsOf(db: Queries, companyId: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ month: string }>(
    'select month from company_headcounts where company_id = $1',
    [companyId],
  )
  return rows.map(({ month }) => month)
}

type Months = {
  counted: readonly { month: string; people: number; joined: number; left: number }[]
  /** All other months are deleted: the pension shows a year, and so do we. */
  keep: readonly string[]
}

export async function keepMonths(tx: Queries, companyId: string, { counted, keep }: Months): Promise<void> {
  const isOld = keep.length > 0 ? notInArray(companyHeadcounts.month, [...keep]) : undefined
  await tx.delete(companyHeadcounts).where(and(eq(companyHeadcounts.companyId, companyId), isOld))
  if (counted.length === 0) return
  await tx
    .insert(companyHeadcounts)
    .values(counted.map(({ left, ...month }) => ({ ...month, leftCount: left, companyId })))
    .onConflictDoNothing()
}
