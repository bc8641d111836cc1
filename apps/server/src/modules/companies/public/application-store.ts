import { and, eq, gte } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyApplications as t, firmTries } from '../../../platform/db/schema/company-applications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { isWorking } from '../../operators/core/sql.ts'
import type { ApplicationRow } from '../core/applications.ts'

export async function insertApplication(tx: Queries, row: typeof t.$inferInsert): Promise<ApplicationRow> {
  const [made] = await tx.insert(t).values(row).returning()
  return made!
}

export async function findBySecret(db: Queries, secretHash: string): Promise<ApplicationRow | null> {
  const [found] = await db.select().from(t).where(eq(t.secretHash, secretHash))
  return found ?? null
}

/** Held until the transaction ends: two tabs of one applicant take turns. */
export async function holdBySecret(tx: Queries, secretHash: string): Promise<ApplicationRow | null> {
  const [found] = await tx.select().from(t).where(eq(t.secretHash, secretHash)).for('update')
  return found ?? null
}

export async function changeApplication(tx: Queries, id: string, columns: Partial<typeof t.$inferInsert>) {
  const [row] = await tx.update(t).set(columns).where(eq(t.id, id)).returning()
  return row!
}

export async function codesSince(tx: Queries, email: string, since: Date): Promise<number> {
  return tx.$count(t, and(eq(t.email, email), gte(t.createdAt, since)))
}

export async function hasAccount(tx: Queries, email: string): Promise<boolean> {
  return (await tx.$count(operators, eq(operators.email, email))) > 0
}

export async function triesOf(tx: Queries, businessNumber: string, since: Date): Promise<number> {
  return tx.$count(firmTries, and(eq(firmTries.businessNumber, businessNumber), gte(firmTries.at, since)))
}

export async function countFirmTry(tx: Queries, row: typeof firmTries.$inferInsert): Promise<void> {
  await tx.insert(firmTries).values(row)
}

export async function insertAccount(tx: Queries, row: typeof operators.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(operators).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function recruitersOf(db: Queries, companyId: string): Promise<number> {
  return db.$count(operators, and(eq(operators.companyId, companyId), isWorking))
}

type Prepared = { logo: boolean; position: boolean; template: boolean; colleague: boolean }

export async function preparedIn(db: Queries, companyId: string): Promise<Prepared> {
  const { rows } = await db.$client.query<Prepared>(
    `select company.logo is not null as logo,
       exists (select from positions where company_id = company.id) as position,
       exists (select from offer_templates where company_id = company.id) as template,
       (select count(*) from operators where company_id = company.id) > 1
         or exists (select from invitations where company_id = company.id and revoked_at is null) as colleague
     from companies company where company.id = $1`,
    [companyId],
  )
  return rows[0] ?? { logo: false, position: false, template: false, colleague: false }
}
