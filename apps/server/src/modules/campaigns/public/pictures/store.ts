import { and, eq, gt } from 'drizzle-orm'
import { asSql, type Queries } from '../../../../platform/db/queries.ts'
import { lifetimeShares } from '../../../../platform/db/schema/insight.ts'
import { partners } from '../../../../platform/db/schema/partners.ts'
import { isEnabled } from '../../../partners/core/sql.ts'

export type LifetimeShown = { total: number | null; percentile: number | null; shape: number[] }

export async function findLifetimeShown(db: Queries, id: string, now: Date): Promise<LifetimeShown | null> {
  const { total, percentile, shape, expiresAt } = lifetimeShares
  const [found] = await db
    .select({ total, percentile, shape })
    .from(lifetimeShares)
    .where(and(eq(lifetimeShares.id, id), gt(expiresAt, now)))
  return found ?? null
}

export async function findPartnerName(db: Queries, code: string): Promise<string | null> {
  const [found] = await db
    .select({ name: partners.name })
    .from(partners)
    .where(and(eq(partners.code, code), asSql(isEnabled('partners'))))
  return found?.name ?? null
}
