import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operatorProofs } from '../../../platform/db/schema/company-checks.ts'

type Recruiter = { name: string; companyId: string; companyKeys: string[] }

/** The recruiter and the folded names of their company; affiliates are other employers. */
export async function findRecruiter(db: Queries, operatorId: string): Promise<Recruiter | null> {
  const { rows } = await db.$client.query<Recruiter>(
    `select p.name, c.id as "companyId",
       array[c.key] || array(select a.key from company_aliases a where a.company_id = c.id) as "companyKeys"
     from operators p join companies c on c.id = p.company_id where p.id = $1`,
    [operatorId],
  )
  return rows[0] ?? null
}

export async function saveOwnProof(tx: Queries, proof: typeof operatorProofs.$inferInsert): Promise<void> {
  await tx
    .insert(operatorProofs)
    .values(proof)
    .onConflictDoUpdate({ target: operatorProofs.operatorId, set: proof })
}

export async function deleteOwnProof(tx: Queries, operatorId: string): Promise<void> {
  await tx.delete(operatorProofs).where(eq(operatorProofs.operatorId, operatorId))
}
