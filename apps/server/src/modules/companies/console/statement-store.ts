import type { Entry } from '@coffeeattack/domain/companies/correction'
import type { LedgerEntry, Terms } from '@coffeeattack/domain/companies/statement'
import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { billSeries, bills, hireCorrections } from '../../../platform/db/schema/billing.ts'
import { hires, statementLines, statements } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { LEDGER, monthIn } from '../core/sql.ts'

export type MonthOfCompany = { companyId: string; month: string }
export type Supplier = Record<
  'name' | 'representative' | 'businessNumber' | 'address' | 'phone' | 'email' | 'account',
  string
>
export type Customer = { name: string; businessNumber: string | null }

/** The company, when its month was closed, and what it is paid by. */
export async function findHead(db: Queries, { companyId, month }: MonthOfCompany) {
  const [head] = await db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      companyLogo: companies.logo,
      businessNumber: companies.businessNumber,
      statementId: statements.id,
      closedAt: statements.closedAt,
      bill: bills,
    })
    .from(companies)
    .leftJoin(statements, and(eq(statements.companyId, companies.id), eq(statements.month, month)))
    .leftJoin(bills, eq(bills.statementId, statements.id))
    .where(eq(companies.id, companyId))
  return head ?? null
}

export type StatementLine = LedgerEntry & {
  hireId: string
  position: string
  startsOn: string
  at: Date
  corrects: string | null
  reason: string | null
}
type Span = { companyId: string; from: Date; until: Date }

/** The entries of the month in their order. */
export async function linesOf(db: Queries, { companyId, from, until }: Span): Promise<StatementLine[]> {
  const { rows } = await db.$client.query<StatementLine>(
    `select e.id, e.hire_id as "hireId", e.kind, e.position, to_char(e.starts_on, 'YYYY-MM-DD') as "startsOn",
       e.base_pay as "basePay", e.fee_rate as "feeRate", e.at,
       case e.kind when 'HIRE' then null else ${monthIn('e.hired_at')} end as corrects, e.reason
     from ${LEDGER} e where e.company_id = $1 and e.at >= $2 and e.at < $3
     order by e.at, e.hire_id, e.seq`,
    [companyId, from, until],
  )
  return rows
}

type Corrected = { hireId: string; month: string; stands: Terms | null }

/** What the hires of the month that were corrected are charged at now, and the month of the last correction. */
export async function correctedOf(db: Queries, { companyId, from, until }: Span): Promise<Corrected[]> {
  const { rows } = await db.$client.query<Corrected>(
    `select distinct on (c.hire_id) c.hire_id as "hireId", ${monthIn('c.at')} as month,
       case c.kind when 'COUNTER' then null
         else json_build_object('basePay', c.base_pay, 'feeRate', c.fee_rate) end as stands
     from hire_corrections c join hires h on h.id = c.hire_id
     where h.company_id = $1 and h.at >= $2 and h.at < $3 order by c.hire_id, c.seq desc`,
    [companyId, from, until],
  )
  return rows
}

/** All entries of one hire in their order; none when it is not a hire of that company and month. */
export async function entriesOf(
  db: Queries,
  hireId: string,
  { companyId, from, until }: Span,
): Promise<Entry[]> {
  const { rows } = await db.$client.query<Entry>(
    `select e.kind, e.base_pay as "basePay", e.fee_rate as "feeRate" from ${LEDGER} e
     where e.hire_id = $1 and e.company_id = $2 and e.hired_at >= $3 and e.hired_at < $4 order by e.seq`,
    [hireId, companyId, from, until],
  )
  return rows
}

/** Locks the company until the transaction ends, so that a concurrent hire, correction or closing waits. */
export async function lockLedger(tx: Queries, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return found.length === 1
}

export async function insertStatement(tx: Queries, row: typeof statements.$inferInsert): Promise<void> {
  await tx.insert(statements).values(row)
}

/** Stores the hires of the month as the lines of its statement. Corrections are never changed and need no copy. */
export async function freezeLines(tx: Queries, statementId: string, { companyId, from, until }: Span) {
  const lines = tx
    .select({
      statementId: sql<string>`${statementId}::uuid`.as('statement_id'),
      hireId: hires.id,
      basePay: hires.basePay,
      feeRate: hires.feeRate,
      fee: sql<number>`${hires.basePay} * ${hires.feeRate}`.as('fee'),
    })
    .from(hires)
    .where(and(eq(hires.companyId, companyId), gte(hires.at, from), lt(hires.at, until)))
  await tx.insert(statementLines).select(lines)
}

/** The next number of the year. Whoever comes later waits until this transaction ends, and takes it again if it fails. */
export async function takePlace(tx: Queries, year: number): Promise<number> {
  const [row] = await tx
    .insert(billSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: billSeries.year, set: { last: sql`${billSeries.last} + 1` } })
    .returning({ last: billSeries.last })
  return row!.last
}

export async function insertBill(tx: Queries, row: typeof bills.$inferInsert): Promise<void> {
  await tx.insert(bills).values(row)
}

/** Compare-and-set: false when it was paid before, or when there was no payment to take back. */
export async function setPaid(tx: Queries, statementId: string, paidOn: string | null): Promise<boolean> {
  const { rowCount } = await tx
    .update(bills)
    .set({ paidOn })
    .where(
      and(
        eq(bills.statementId, statementId),
        paidOn === null ? isNotNull(bills.paidOn) : isNull(bills.paidOn),
      ),
    )
  return rowCount === 1
}

export async function insertCorrections(
  tx: Queries,
  rows: (typeof hireCorrections.$inferInsert)[],
): Promise<void> {
  await tx.insert(hireCorrections).values(rows)
}
