import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { companyChecks } from '../../../platform/db/schema/company-checks.ts'

/** Decides about a listing that nobody decided about yet. */
export async function decideListing(
  tx: Queries,
  companyId: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<boolean> {
  const decided = await tx
    .update(companies)
    .set({ arrearsDecidedAt: now, arrearsDecidedBy: by, arrearsReason: reason })
    .where(
      and(
        eq(companies.id, companyId),
        isNotNull(companies.arrearsListedOn),
        isNull(companies.arrearsDecidedAt),
      ),
    )
    .returning({ id: companies.id })
  return decided.length > 0
}

export async function askSoon(tx: Queries, companyId: string, now: Date): Promise<void> {
  await tx.update(companyChecks).set({ nextAt: now }).where(eq(companyChecks.companyId, companyId))
}
