import type { StatementState } from '@coffeeattack/domain/companies/billing'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { drawStatement } from './draw-statement.ts'
import { feeMonths } from './show-companies.ts'
import type { MonthOfCompany } from './statement-store.ts'
import { findStatements, type StatementPlace, sumMonths } from './statements-store.ts'
import { findFee } from './terms-store.ts'

const PAGE = 50

/** Sums are told of the last two years. */
const SUMMED_MONTHS = 24

type StatementsQuery = PageQuery & { companyId?: string | undefined; state?: StatementState | undefined }

/** A recruiter's are the own company's, whatever is asked for. */
const mayRead = ({ role, companyId }: OperatorCaller, wanted: string | null) =>
  role === 'admin' || (companyId !== null && companyId === wanted)

export async function listStatements(query: StatementsQuery, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const companyId = query.companyId ?? caller.companyId
  if (!mayRead(caller, companyId)) return { items: [], fee: null, nextCursor: null }
  const now = clock()
  const limit = query.limit ?? PAGE
  const rows = await findStatements(db.drizzle, {
    companyId,
    state: query.state ?? null,
    after: placeIn(query.cursor),
    today: formatDay(kstDay(now)),
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) =>
    toCursor(last.month, last.companyName, last.companyId),
  )
  return {
    items: page.map(({ closedAt, sentAt, ...row }) => ({
      ...row,
      closedAt: closedAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
    })),
    fee: companyId === null ? null : await findFee(db.drizzle, companyId, feeMonths(now)),
    nextCursor,
  }
}

function placeIn(cursor: string | undefined): StatementPlace | null {
  const [month, companyName, companyId] = fromCursor(cursor) ?? []
  const isPlace = typeof month === 'string' && typeof companyName === 'string' && isId(companyId)
  return isPlace ? { month, companyName, companyId } : null
}

export async function listStatementMonths(companyId: string | undefined, { db, clock }: ApiDeps) {
  const now = clock()
  const items = await sumMonths(db.drizzle, {
    companyId: companyId ?? null,
    today: formatDay(kstDay(now)),
    since: formatMonth(kstMonth(now) - SUMMED_MONTHS + 1),
  })
  return { items }
}

export async function showStatement(wanted: MonthOfCompany, caller: OperatorCaller, deps: ApiDeps) {
  refuseOthers(wanted, caller)
  return drawStatement(deps.db.drizzle, wanted, deps)
}

export function refuseOthers({ companyId }: MonthOfCompany, caller: OperatorCaller): void {
  if (!mayRead(caller, companyId)) throw new Refusal('NOT_FOUND')
}
