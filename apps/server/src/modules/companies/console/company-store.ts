import { companyKey } from '@coffeeattack/domain/company/name'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies, companyAliases } from '../../../platform/db/schema/companies.ts'

type Columns = typeof companies.$inferInsert

export async function insertCompany(tx: Queries, row: Columns): Promise<void> {
  await tx.insert(companies).values(row)
}

/** Held until the transaction ends: two editors of one company take turns. */
export async function lockCompany(tx: Queries, id: string) {
  const [found] = await tx
    .select({ groupId: companies.groupId, verifiedAt: companies.verifiedAt, logo: companies.logo })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  return found ?? null
}

export async function updateCompany(tx: Queries, id: string, columns: Partial<Columns>): Promise<void> {
  if (Object.keys(columns).length > 0) await tx.update(companies).set(columns).where(eq(companies.id, id))
}

/** The last spelling of a folded name stays; the company's own name needs no alias. */
export async function replaceAliases(tx: Queries, companyId: string, names: readonly string[], own: string) {
  const byKey = new Map(names.map((name) => [companyKey(name), name]))
  byKey.delete(companyKey(own))
  await tx.delete(companyAliases).where(eq(companyAliases.companyId, companyId))
  const rows = [...byKey].map(([key, name]) => ({ companyId, key, name }))
  if (rows.length > 0) await tx.insert(companyAliases).values(rows)
}

export async function nameOf(tx: Queries, id: string): Promise<string> {
  const [found] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, id))
  return found?.name ?? ''
}

/** Groups are few and seldom change: one change at a time keeps every one whole. */
export async function lockGroups(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('companies.group_id'))`)
}

export async function groupsOf(tx: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: companies.id, groupId: companies.groupId })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
}

export async function membersOf(tx: Queries, groupIds: readonly string[]): Promise<string[]> {
  if (groupIds.length === 0) return []
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.groupId, [...groupIds]))
  return rows.map(({ id }) => id)
}

export async function setGroup(tx: Queries, ids: readonly string[], groupId: string | null): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(companies)
      .set({ groupId })
      .where(inArray(companies.id, [...ids]))
}
