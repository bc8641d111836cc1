import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { QUOTA, type Quota } from '@coffeeattack/domain/companies/quota'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies, companyAliases } from '../../../platform/db/schema/companies.ts'
import { usualPlaceOf } from '../../coffeechats/core/sql.ts'
import { momentJson } from '../../offers/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import { feeRateIn, isUnverifiedCompany } from '../core/sql.ts'

type Columns = typeof companies.$inferInsert

export async function insertCompany(tx: Queries, row: Columns): Promise<void> {
  await tx.insert(companies).values(row)
}

/** Held until the transaction ends: two editors of one company take turns. */
export async function lockCompany(tx: Queries, id: string) {
  const [found] = await tx
    .select({
      groupId: companies.groupId,
      verifiedAt: companies.verifiedAt,
      logo: companies.logo,
    })
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

/**
 * Deletes what the company and its affiliates saved about candidates who shut out one of their names, and the cards of these candidates
 * (BIZ-11). To be called when one of them got a name or an affiliate.
 */
export async function forgetShutOut(tx: Queries, companyId: string): Promise<void> {
  // A card that is being made holds its company's row, so of the two the later one sees what the earlier one wrote.
  const { rows } = await tx.$client.query<{ id: string }>(
    `select kin.id from companies own join companies kin on kin.id = own.id or kin.group_id = own.group_id
     where own.id = $1 order by kin.id for no key update of kin`,
    [companyId],
  )
  const ids = rows.map(({ id }) => id)
  await tx.$client.query('select forget_shut_out_of(id) from unnest($1::uuid[]) as id', [ids])
  await tx.$client.query(
    `select renew_pipeline_card(company_id, candidate_id) from (
       select distinct card.company_id, card.candidate_id from pipeline_cards card
       join company_keys using (company_id) join blocks using (candidate_id, company_key)
       where card.company_id = any($1::uuid[]) order by 1, 2) shut`,
    [ids],
  )
}

/** Companies known by this folded name, to warn before another one of it is registered (FIRM-2). */
export async function companiesNamed(tx: Queries, name: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ name: string }>(
    `select distinct c.name from companies c left join company_aliases alias on alias.company_id = c.id
     where c.key = $1 or alias.key = $1 order by c.name limit 3`,
    [companyKey(name)],
  )
  return rows.map((row) => row.name)
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

export type CompanyRow = Pick<
  typeof companies.$inferSelect,
  | 'id'
  | 'name'
  | 'businessNumber'
  | 'logo'
  | 'domain'
  | 'region'
  | 'headcount'
  | 'active'
  | 'createdAt'
  | 'state'
  | 'businessState'
> & {
  usualPlace: Place | null
  feeRate: number
  nextFeeRate: number
  feeHistory: { month: string; rate: number; setBy: string; setAt: string }[]
  quota: Quota
  aliases: string[]
  affiliates: { id: string; name: string }[]
  isVerified: boolean
  recruiterCount: number
}

/** More months than a contract is changed in. */
const HISTORY = 24

/** Of the month and the one after it, given by their places in the statement. */
const columns = (month: string, next: string) => `
  company.id, company.name, company.business_number as "businessNumber", company.logo, company.domain,
  company.region, company.headcount, ${usualPlaceOf('company')} as "usualPlace", company.active,
  company.state, company.business_state as "businessState", company.verified_at is not null as "isVerified", company.created_at as "createdAt",
  ${feeRateIn('company', month)} as "feeRate", ${feeRateIn('company', next)} as "nextFeeRate",
  coalesce((
    select json_agg(json_build_object('month', fee.month, 'rate', fee.rate, 'setBy', fee.set_by_name, 'setAt',
      ${momentJson('fee.set_at')}) order by fee.month desc)
    from (select f.*, setter.name as set_by_name from company_fees f join operators setter on setter.id = f.set_by
      where f.company_id = company.id order by f.month desc limit ${HISTORY}) fee), '[]') as "feeHistory",
  coalesce((select json_build_object('monthly', q.monthly, 'daily', q.daily) from company_quotas q
    where q.company_id = company.id),
    json_build_object('monthly', ${QUOTA.usual.monthly}, 'daily', ${QUOTA.usual.daily})) as quota,
  array(select alias.name from company_aliases alias where alias.company_id = company.id order by alias.name) as aliases,
  coalesce((
    select json_agg(json_build_object('id', kin.id, 'name', kin.name) order by kin.name, kin.id)
    from companies kin where kin.group_id = company.group_id and kin.id <> company.id), '[]') as affiliates,
  (select count(*)::int from operators
   where operators.company_id = company.id and ${works('operators')}) as "recruiterCount"`

/** Found by a part of any name as it is folded, by its initials or half typed, or by the beginning of the number. */
const MATCHES = `(
  ($1 <> '' and (strpos(company.key, $1) > 0 or company.name ~* all($9::text[])))
  or ($1 <> '' and exists (select from company_aliases alias
    where alias.company_id = company.id and (strpos(alias.key, $1) > 0 or alias.name ~* all($9::text[]))))
  or ($2 <> '' and starts_with(company.business_number, $2)))`

export type CompanyPlace = { name: string; id: string }
type CompaniesFilter = {
  key: string
  typed: readonly string[]
  digits: string
  isAll: boolean
  isUnverified: boolean
  after: CompanyPlace | null
  limit: number
  months: FeeMonths
}

/** The month of Seoul, and the next one. */
export type FeeMonths = readonly [string, string]

export async function findCompanies(db: Queries, filter: CompaniesFilter) {
  const { key, typed, digits, isAll, isUnverified, after, limit, months } = filter
  const { rows } = await db.$client.query<CompanyRow>(
    `select ${columns('$7', '$8')} from companies company
     where ($3 or ${MATCHES}) and (not $10 or ${isUnverifiedCompany('company')})
       and ($4::text is null or (company.name, company.id) > ($4::text, $5::uuid))
     order by company.name, company.id limit $6`,
    [key, digits, isAll, after?.name ?? null, after?.id ?? null, limit, ...months, typed, isUnverified],
  )
  return rows
}

export async function findCompany(db: Queries, id: string, months: FeeMonths): Promise<CompanyRow | null> {
  const { rows } = await db.$client.query<CompanyRow>(
    `select ${columns('$2', '$3')} from companies company where company.id = $1`,
    [id, ...months],
  )
  return rows[0] ?? null
}
