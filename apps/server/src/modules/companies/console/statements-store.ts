import type { HireLine } from '@coffeeattack/domain/companies/statement'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { hires, statementLines, statements } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'

/** The month in Seoul in which both sides had confirmed the hire. */
const MONTH = `to_char(h.at at time zone 'Asia/Seoul', 'YYYY-MM')`

export type StatementRow = {
  companyId: string
  companyName: string
  companyLogo: string | null
  month: string
  hireCount: number
  sum: number
  closedAt: Date | null
}

export type StatementPlace = Pick<StatementRow, 'month' | 'companyName' | 'companyId'>
type StatementsFilter = { companyId: string | null; after: StatementPlace | null; limit: number }

/** The newest month first, then by company name. A closed month has its stored sum, an open one the sum of its hires so far. */
export async function findStatements(db: Queries, { companyId, after, limit }: StatementsFilter) {
  const { rows } = await db.$client.query<StatementRow>(
    `select company.id as "companyId", company.name as "companyName", company.logo as "companyLogo", ${MONTH} as month,
       count(*)::int as "hireCount", sum(coalesce(line.fee, h.base_pay * h.fee_rate))::float8 as sum,
       max(closed.closed_at) as "closedAt"
     from hires h join companies company on company.id = h.company_id
     left join statement_lines line on line.hire_id = h.id
     left join statements closed on closed.id = line.statement_id
     where ($1::uuid is null or h.company_id = $1)
     group by company.id, ${MONTH}
     having $2::text is null or ${MONTH} < $2
       or (${MONTH} = $2 and (company.name, company.id) > ($3::text, $4::uuid))
     order by month desc, company.name, company.id limit $5`,
    [companyId, after?.month ?? null, after?.companyName ?? null, after?.companyId ?? null, limit],
  )
  return rows
}

type MonthOfCompany = { companyId: string; month: string }

/** The company, and when its month was closed. */
export async function findHead(db: Queries, { companyId, month }: MonthOfCompany) {
  const [head] = await db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      companyLogo: companies.logo,
      businessNumber: companies.businessNumber,
      closedAt: statements.closedAt,
    })
    .from(companies)
    .leftJoin(statements, and(eq(statements.companyId, companies.id), eq(statements.month, month)))
    .where(eq(companies.id, companyId))
  return head ?? null
}

export type StatementLine = HireLine & { position: string; startsOn: string; hiredAt: Date }
type Span = { companyId: string; from: Date; until: Date }

/** The hires of the month in their order. */
export async function linesOf(db: Queries, { companyId, from, until }: Span): Promise<StatementLine[]> {
  const { rows } = await db.$client.query<StatementLine>(
    `select h.id as "hireId", h.position, to_char(h.starts_on, 'YYYY-MM-DD') as "startsOn", h.at as "hiredAt",
       coalesce(line.base_pay, h.base_pay) as "basePay", coalesce(line.fee_rate, h.fee_rate) as "feeRate"
     from hires h left join statement_lines line on line.hire_id = h.id
     where h.company_id = $1 and h.at >= $2 and h.at < $3 order by h.at, h.id`,
    [companyId, from, until],
  )
  return rows
}

/** Locks the company until the transaction ends, so that a concurrent hire or another closing waits. */
export async function lockLedger(tx: Queries, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return found.length === 1
}

/** False when it was closed before. */
export async function insertStatement(tx: Queries, row: typeof statements.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(statements).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** Stores the hires of the month as the lines of its statement, and returns their number. */
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
  const { rowCount } = await tx.insert(statementLines).select(lines)
  return rowCount ?? 0
}
