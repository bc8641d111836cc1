import { QUOTA, type Quota } from '@coffeeattack/domain/companies/quota'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyQuotas } from '../../../platform/db/schema/company-terms.ts'

/** How many offers the company's recruiters may send; the house's own numbers where nothing else was agreed on (BIZ-18). */
export async function quotaOf(db: Queries, companyId: string): Promise<Quota> {
  const [agreed] = await db
    .select({ monthly: companyQuotas.monthly, daily: companyQuotas.daily })
    .from(companyQuotas)
    .where(eq(companyQuotas.companyId, companyId))
  return agreed ?? QUOTA.usual
}
