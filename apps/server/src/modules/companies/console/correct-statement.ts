import { correctionOf } from '@coffeeattack/domain/companies/correction'
import { monthSpan } from '@coffeeattack/domain/companies/statement'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { momentOfEntry } from '../core/hires.ts'
import { drawStatement } from './draw-statement.ts'
import { entriesOf, findHead, insertCorrections, lockLedger, type MonthOfCompany } from './statement-store.ts'

type CorrectInput = MonthOfCompany & {
  hireId: string
  /** Null charges nothing for the hire. */
  basePay: number | null
  feeRate: number
  reason: string
}

/**
 * Takes back what a hire of a sent statement is charged at, and charges what is right, in the month that runs. The sent statement
 * stays as it is. Waits for whoever closes a month of the company, as a hire does.
 */
export function correctStatement(given: CorrectInput, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const { companyId, month, hireId, basePay, feeRate } = given
  const now = clock()
  return db.transaction(async (tx) => {
    const span = monthSpan(month)
    if (!span || !(await lockLedger(tx, companyId))) throw new Refusal('NOT_FOUND')
    const entries = await entriesOf(tx, hireId, { companyId, ...span })
    if (entries.length === 0) throw new Refusal('NOT_FOUND')
    if (!(await findHead(tx, given))?.bill) throw new Refusal('CONFLICT')
    const added = correctionOf(entries, basePay === null ? null : { basePay, feeRate })
    if (added.length === 0)
      throw new Refusal('INVALID_INPUT', { fields: { basePay: '지금 청구한 것과 달라지는 것이 없어요' } })
    const at = await momentOfEntry(tx, companyId, now)
    const reason = given.reason.trim()
    const rows = added.map((entry, place) => ({
      ...entry,
      id: ids.next(),
      hireId,
      seq: entries.length + place,
      reason,
      at,
      madeBy: caller.operatorId,
    }))
    await insertCorrections(tx, rows)
    const deed = { action: 'statement.correct', subject: 'company', subjectId: companyId } as const
    await recordDeed(tx, caller, { ...deed, detail: { corrected: month, rows: rows.length } }, now)
    return drawStatement(tx, given, deps)
  })
}
