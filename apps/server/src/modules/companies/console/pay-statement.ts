import { paymentProblem } from '@coffeeattack/domain/companies/billing'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { drawStatement } from './draw-statement.ts'
import { findHead, type MonthOfCompany, setPaid } from './statement-store.ts'

type PayInput = MonthOfCompany & { paidOn: string | null }

/** Records the day on which a sent statement was paid, or takes that back. */
export function payStatement(given: PayInput, caller: OperatorCaller, deps: ApiDeps) {
  const { companyId, month, paidOn } = given
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const head = await findHead(tx, given)
    if (!head) throw new Refusal('NOT_FOUND')
    if (!head.bill) throw new Refusal('CONFLICT')
    const problem = paidOn === null ? null : paymentProblem(paidOn, head.bill.sentAt, now)
    if (problem) throw new Refusal('INVALID_INPUT', { fields: { paidOn: problem } })
    if (!(await setPaid(tx, head.bill.statementId, paidOn))) throw new Refusal('CONFLICT')
    await recordDeed(
      tx,
      caller,
      {
        action: paidOn === null ? 'statement.unpay' : 'statement.pay',
        subject: 'company',
        subjectId: companyId,
        detail: { month, ...(paidOn !== null && { paidOn }) },
      },
      now,
    )
    return drawStatement(tx, given, deps)
  })
}
