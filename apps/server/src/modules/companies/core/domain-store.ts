import type { DomainProofState } from '@coffeeattack/domain/companies/domain-proof'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyDomains } from '../../../platform/db/schema/company-checks.ts'

/** A proof whose record is looked for (FIRM-6). */
export type WaitingDomain = {
  companyId: string
  domain: string
  token: string
  state: DomainProofState
  startedAt: Date
  missedAt: Date | null
}

export async function domainsToLookAt(db: Queries, now: Date, limit: number): Promise<WaitingDomain[]> {
  const { rows } = await db.$client.query<WaitingDomain>(
    `select company_id as "companyId", domain, token, state, started_at as "startedAt", missed_at as "missedAt"
     from company_domains where next_at <= $1 order by next_at limit $2`,
    [now, limit],
  )
  return rows
}

/** Another domain may have been entered meanwhile: then the look was at a record that no longer matters. */
export async function saveLook(
  db: Queries,
  { companyId, token }: Pick<WaitingDomain, 'companyId' | 'token'>,
  look: Partial<typeof companyDomains.$inferInsert>,
): Promise<void> {
  await db
    .update(companyDomains)
    .set(look)
    .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.token, token)))
}
