import { stateOf } from '@coffeeattack/domain/companies/billing'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { mayClose, monthSpan, statementOf } from '@coffeeattack/domain/companies/statement'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Settings } from '../../../settings.ts'
import {
  correctedOf,
  type Customer,
  findHead,
  linesOf,
  type MonthOfCompany,
  type Supplier,
} from './statement-store.ts'
import { numberIn } from './statements-store.ts'

export type DrawnStatement = Awaited<ReturnType<typeof drawStatement>>

/**
 * Drawn from the ledger each time it is looked at; a closed month reads the same for ever, because no entry is added to it. A
 * month without an entry has none.
 */
export async function drawStatement(
  db: Queries,
  { companyId, month }: MonthOfCompany,
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
) {
  const now = clock()
  const span = monthSpan(month)
  const head = span && (await findHead(db, { companyId, month }))
  const drawn = statementOf(head ? await linesOf(db, { companyId, ...span }) : [])
  if (!head || drawn.lines.length === 0) throw new Refusal('NOT_FOUND')
  const { bill, closedAt, companyName, companyLogo, businessNumber } = head
  const { lines, sum, vat, total } = drawn
  return {
    companyId,
    companyName,
    companyLogo,
    month,
    hireCount: lines.filter(({ kind }) => kind === 'HIRE').length,
    sum,
    vat,
    total,
    state: stateOf(bill, now),
    closedAt: closedAt?.toISOString() ?? null,
    number: bill && numberIn(bill.year, bill.place),
    sentAt: bill?.sentAt.toISOString() ?? null,
    dueOn: bill?.dueOn ?? null,
    paidOn: bill?.paidOn ?? null,
    supplier: bill ? (bill.supplier as Supplier) : supplierOf(settings),
    customer: bill ? (bill.customer as Customer) : customerOf({ companyName, businessNumber }),
    canClose: bill === null && mayClose(month, now),
    lines: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    corrected: await correctedOf(db, { companyId, ...span }),
  }
}

function supplierOf({ company, account }: Settings): Supplier {
  const { name, representative, businessNumber, address, phone, email } = company
  return {
    name,
    representative,
    businessNumber: businessNumberText(businessNumber),
    address,
    phone,
    email,
    account,
  }
}

type Named = { companyName: string; businessNumber: string | null }

const customerOf = ({ companyName: name, businessNumber }: Named): Customer => ({
  name,
  businessNumber: businessNumber && businessNumberText(businessNumber),
})
