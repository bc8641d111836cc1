import type { TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import { and, eq, ne, notInArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactSigners, pactTemplates } from '../../../platform/db/schema/pacts.ts'
import { works } from '../../operators/core/sql.ts'
import { maySign } from '../core/sql.ts'

export type SignerRow = { id: string; name: string; title: string; canSign: boolean; hasContact: boolean }

const SIGNERS = `select p.id, p.name, p.title, ${maySign('p', '$1')} as "canSign",
    exists (select from pact_signers g where g.operator_id = p.id and g.contact_sealed is not null) as "hasContact"
  from operators p where p.company_id = $1 and ${works('p')}`

/** Everybody who works for the company, and whether they may sign for it. */
export async function signersOf(db: Queries, companyId: string): Promise<SignerRow[]> {
  const { rows } = await db.$client.query<SignerRow>(`${SIGNERS} order by p.created_at, p.id`, [companyId])
  return rows
}

export async function findSigner(db: Queries, companyId: string, id: string): Promise<SignerRow | null> {
  const { rows } = await db.$client.query<SignerRow>(`${SIGNERS} and p.id = $2`, [companyId, id])
  return rows[0]?.canSign ? rows[0] : null
}

/** Exactly these may sign from now on. Who stays keeps what they gave. */
export async function nameSigners(
  tx: Queries,
  { companyId, ids, by }: { companyId: string; ids: readonly string[]; by: string },
  now: Date,
): Promise<void> {
  const others = ids.length > 0 ? notInArray(pactSigners.operatorId, [...ids]) : undefined
  await tx.delete(pactSigners).where(and(eq(pactSigners.companyId, companyId), others))
  if (ids.length === 0) return
  const again = { companyId, namedBy: by, namedAt: now, contactSealed: null }
  await tx
    .insert(pactSigners)
    .values(ids.map((operatorId) => ({ ...again, operatorId })))
    // A recruiter who came from another company is named anew.
    .onConflictDoUpdate({
      target: pactSigners.operatorId,
      set: again,
      setWhere: ne(pactSigners.companyId, companyId),
    })
}

export async function templateOfCompany(db: Queries, companyId: string): Promise<TermsTemplate | null> {
  const [row] = await db
    .select({ template: pactTemplates.template })
    .from(pactTemplates)
    .where(eq(pactTemplates.companyId, companyId))
  return row?.template ?? null
}

export async function saveTemplate(tx: Queries, row: typeof pactTemplates.$inferInsert): Promise<void> {
  const { companyId: _, ...set } = row
  await tx.insert(pactTemplates).values(row).onConflictDoUpdate({ target: pactTemplates.companyId, set })
}
