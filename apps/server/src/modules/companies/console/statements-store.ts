import { numberText, type StatementState } from '@coffeeattack/domain/companies/billing'
import type { Queries } from '../../../platform/db/queries.ts'
import { feeIn, LEDGER, monthIn, stateIn, vatIn } from '../core/sql.ts'

export type StatementRow = {
  companyId: string
  companyName: string
  companyLogo: string | null
  month: string
  hireCount: number
  sum: number
  vat: number
  total: number
  state: StatementState
  closedAt: Date | null
  number: string | null
  sentAt: Date | null
  dueOn: string | null
  paidOn: string | null
}

/** Of each company and month with an entry. `$1` is a company or null, `$2` today, `$3` the month to begin with, or null. */
const ROWS = `
  select company.id as "companyId", company.name as "companyName", company.logo as "companyLogo",
    ${monthIn('e.at')} as month, (count(*) filter (where e.kind = 'HIRE'))::int as "hireCount",
    sum(${feeIn('e')})::float8 as sum, sum(${vatIn('e')})::float8 as vat,
    sum(${feeIn('e')} + ${vatIn('e')})::float8 as total, ${stateIn('bill', '$2')} as state,
    closed.closed_at as "closedAt", bill.year, bill.place, bill.sent_at as "sentAt",
    to_char(bill.due_on, 'YYYY-MM-DD') as "dueOn", to_char(bill.paid_on, 'YYYY-MM-DD') as "paidOn"
  from ${LEDGER} e join companies company on company.id = e.company_id
  left join statements closed on closed.company_id = e.company_id and closed.month = ${monthIn('e.at')}
  left join bills bill on bill.statement_id = closed.id
  where ($1::uuid is null or e.company_id = $1) and ($3::text is null or ${monthIn('e.at')} >= $3)
  group by company.id, ${monthIn('e.at')}, closed.id, bill.statement_id`

export type StatementPlace = Pick<StatementRow, 'month' | 'companyName' | 'companyId'>
type StatementsFilter = {
  companyId: string | null
  state: StatementState | null
  after: StatementPlace | null
  today: string
  limit: number
}

type Numbered = Omit<StatementRow, 'number'> & { year: number | null; place: number | null }

/** The newest month first, then by company name. */
export async function findStatements(db: Queries, filter: StatementsFilter): Promise<StatementRow[]> {
  const { companyId, state, after, today, limit } = filter
  const { rows } = await db.$client.query<Numbered>(
    `select * from (${ROWS}) statement
     where ($4::text is null or state = $4)
       and ($5::text is null or month < $5 or (month = $5 and ("companyName", "companyId") > ($6::text, $7::uuid)))
     order by month desc, "companyName", "companyId" limit $8`,
    [
      companyId,
      today,
      null,
      state,
      after?.month ?? null,
      after?.companyName ?? null,
      after?.companyId ?? null,
      limit,
    ],
  )
  return rows.map(({ year, place, ...row }) => ({ ...row, number: numberIn(year, place) }))
}

export const numberIn = (year: number | null, place: number | null): string | null =>
  year === null || place === null ? null : numberText(year, place)

export type MonthSums = {
  month: string
  companyCount: number
  hireCount: number
  sum: number
  vat: number
  total: number
  unsent: number
  paid: number
  unpaid: number
  overdue: number
}

const totalOf = (...states: StatementState[]) =>
  `coalesce(sum(total) filter (where state in (${states.map((state) => `'${state}'`).join(', ')})), 0)`

/** The sums of each month from `since` on, the newest first. */
export async function sumMonths(
  db: Queries,
  { companyId, today, since }: { companyId: string | null; today: string; since: string },
): Promise<MonthSums[]> {
  const { rows } = await db.$client.query<MonthSums>(
    `select month, count(*)::int as "companyCount", sum("hireCount")::int as "hireCount", sum(sum) as sum,
       sum(vat) as vat, sum(total) as total, ${totalOf('OPEN')} as unsent, ${totalOf('PAID')} as paid,
       ${totalOf('SENT', 'OVERDUE')} as unpaid, ${totalOf('OVERDUE')} as overdue
     from (${ROWS}) statement group by month order by month desc`,
    [companyId, today, since],
  )
  return rows
}
