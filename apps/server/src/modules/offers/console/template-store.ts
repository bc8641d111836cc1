import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { offerTemplates } from '../../../platform/db/schema/offer-help.ts'
import { operators } from '../../../platform/db/schema/operators.ts'

const shown = {
  id: offerTemplates.id,
  name: offerTemplates.name,
  message: offerTemplates.message,
  operatorName: operators.name,
}

const withWriter = (db: Queries) =>
  db.select(shown).from(offerTemplates).innerJoin(operators, eq(operators.id, offerTemplates.createdBy))

/** By name. */
export async function templatesOf(db: Queries, companyId: string) {
  return withWriter(db).where(eq(offerTemplates.companyId, companyId)).orderBy(asc(offerTemplates.name))
}

export type OwnTemplate = { companyId: string; id: string }

const isOwn = ({ companyId, id }: OwnTemplate) =>
  and(eq(offerTemplates.companyId, companyId), eq(offerTemplates.id, id))

export async function findTemplate(db: Queries, own: OwnTemplate) {
  const [found] = await withWriter(db).where(isOwn(own))
  return found ?? null
}

/** Counts and locks the company's templates, so that two colleagues cannot both add the last one. */
export async function countTemplates(tx: Queries, companyId: string): Promise<number> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  const [kept] = await tx
    .select({ count: count() })
    .from(offerTemplates)
    .where(eq(offerTemplates.companyId, companyId))
  return kept!.count
}

export async function insertTemplate(tx: Queries, row: typeof offerTemplates.$inferInsert): Promise<void> {
  await tx.insert(offerTemplates).values(row)
}

export async function updateTemplate(
  tx: Queries,
  own: OwnTemplate,
  change: { name: string; message: string; changedAt: Date },
): Promise<void> {
  await tx.update(offerTemplates).set(change).where(isOwn(own))
}

export async function deleteTemplate(db: Queries, own: OwnTemplate): Promise<boolean> {
  const deleted = await db.delete(offerTemplates).where(isOwn(own)).returning({ id: offerTemplates.id })
  return deleted.length === 1
}
