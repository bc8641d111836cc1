import { mayClose, monthSpan, statementOf } from '@coffeeattack/domain/companies/statement'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { csvText } from '../../../platform/http/csv.ts'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { feeMonths } from './show-companies.ts'
import {
  findHead,
  findStatements,
  freezeLines,
  insertStatement,
  linesOf,
  lockLedger,
  type StatementPlace,
} from './statements-store.ts'
import { findFee } from './terms-store.ts'

const PAGE = 50

type StatementsQuery = PageQuery & { companyId?: string | undefined }
type MonthOfCompany = { companyId: string; month: string }

/** A recruiter's are the own company's, whatever is asked for. */
const mayRead = ({ role, companyId }: OperatorCaller, wanted: string | null) =>
  role === 'admin' || (companyId !== null && companyId === wanted)

export async function listStatements(query: StatementsQuery, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const companyId = query.companyId ?? caller.companyId
  if (!mayRead(caller, companyId)) return { items: [], fee: null, nextCursor: null }
  const limit = query.limit ?? PAGE
  const rows = await findStatements(db.drizzle, {
    companyId,
    after: placeIn(query.cursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) =>
    toCursor(last.month, last.companyName, last.companyId),
  )
  return {
    items: page.map(({ closedAt, ...row }) => ({ ...row, closedAt: closedAt?.toISOString() ?? null })),
    fee: companyId === null ? null : await findFee(db.drizzle, companyId, feeMonths(clock())),
    nextCursor,
  }
}

function placeIn(cursor: string | undefined): StatementPlace | null {
  const [month, companyName, companyId] = fromCursor(cursor) ?? []
  const isPlace = typeof month === 'string' && typeof companyName === 'string' && isId(companyId)
  return isPlace ? { month, companyName, companyId } : null
}

export async function showStatement(wanted: MonthOfCompany, caller: OperatorCaller, deps: ApiDeps) {
  if (!mayRead(caller, wanted.companyId)) throw new Refusal('NOT_FOUND')
  return drawn(deps.db.drizzle, wanted, deps.clock())
}

/** Drawn from the ledger each time it is looked at, until it is closed. A month without a hire has none. */
async function drawn(db: Queries, { companyId, month }: MonthOfCompany, now: Date) {
  const span = monthSpan(month)
  const head = span && (await findHead(db, { companyId, month }))
  const { lines, sum } = statementOf(head ? await linesOf(db, { companyId, ...span }) : [])
  if (!head || lines.length === 0) throw new Refusal('NOT_FOUND')
  return {
    ...head,
    month,
    hireCount: lines.length,
    sum,
    closedAt: head.closedAt?.toISOString() ?? null,
    canClose: head.closedAt === null && mayClose(month, now),
    lines: lines.map(({ hiredAt, ...line }) => ({ ...line, hiredAt: hiredAt.toISOString() })),
  }
}

/** Once, and never before the month is over in Seoul. Whoever presses again reads what was closed then. */
export async function closeStatement(
  wanted: MonthOfCompany,
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const { companyId, month } = wanted
  const now = clock()
  return db.transaction(async (tx) => {
    const span = monthSpan(month)
    if (!span || !(await lockLedger(tx, companyId))) throw new Refusal('NOT_FOUND')
    if (!mayClose(month, now)) throw new Refusal('CONFLICT')
    const id = ids.next()
    const closed = { id, companyId, month, closedAt: now, closedBy: caller.operatorId }
    if (await insertStatement(tx, closed)) {
      const rows = await freezeLines(tx, id, { companyId, ...span })
      if (rows === 0) throw new Refusal('NOT_FOUND')
      const deed = { action: 'statement.close', subject: 'company', subjectId: companyId } as const
      await recordDeed(tx, caller, { ...deed, detail: { month, rows } }, now)
    }
    return drawn(tx, wanted, now)
  })
}

const HEADER = [
  '달',
  '회사',
  '포지션',
  '채용 확정일',
  '첫 출근일',
  '기본 연봉(만 원)',
  '비율(%)',
  '성공 보수(원)',
]

/** What leaves the house as a file is recorded, in the transaction that reads it. */
export function downloadStatement(wanted: MonthOfCompany, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const { companyId, month } = wanted
  if (!mayRead(caller, companyId)) throw new Refusal('NOT_FOUND')
  const now = clock()
  return db.transaction(async (tx) => {
    const { companyName, lines, sum, closedAt } = await drawn(tx, wanted, now)
    const rows = lines.map((line) => [
      month,
      companyName,
      line.position,
      formatDay(kstDay(new Date(line.hiredAt))),
      line.startsOn,
      line.basePay,
      line.feeRate / 100,
      line.fee,
    ])
    const total = [closedAt ? '합계' : '합계 (마감 전)', null, null, null, null, null, null, sum]
    const deed = { action: 'statement.download', subject: 'company', subjectId: companyId } as const
    await recordDeed(tx, caller, { ...deed, detail: { month, rows: rows.length } }, now)
    return {
      fileName: `정산서-${companyName}-${month}.csv`,
      csv: csvText(HEADER, [...rows, total]),
      rows: rows.length,
    }
  })
}
