import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isWaiting } from '@coffeeattack/domain/paid-checks/invitation'
import { ON_LEAVE } from '@coffeeattack/domain/paid-checks/judgement'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findPaidCheck, type OwnPaidCheck, type PaidCheckRow } from '../core/store.ts'
import { showPaidCheck } from './show-paid-check.ts'
import { forgetResult, keepResult, markDeclined } from './store.ts'

/** Final: nobody asks about this hire again (KEEP-7). Repeated, it answers what stands. */
export async function declinePaidCheck(whose: OwnPaidCheck, deps: ApiDeps) {
  const { db, clock } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    const { state } = await mustFind(tx, whose)
    if (state === 'DECLINED') return
    await openPaidCheck(tx, whose, now)
    if (!(await markDeclined(tx, whose, now))) throw new Refusal('CONFLICT')
  })
  return showPaidCheck(whose, deps)
}

/** Who is on leave is insured as before, so health insurance is not asked (KEEP-8). */
export async function sayOnLeave(whose: OwnPaidCheck, deps: ApiDeps) {
  const { db, clock } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    await openPaidCheck(tx, whose, now)
    if (!(await keepResult(tx, whose, ON_LEAVE, now))) throw new Refusal('CONFLICT')
  })
  return showPaidCheck(whose, deps)
}

/** A company's figure that already counts it stays as it is (KEEP-9, KEEP-10). */
export async function deletePaidResult(whose: OwnPaidCheck, { db }: ApiDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const { judgement } = await mustFind(tx, whose)
    if (judgement === null || !(await forgetResult(tx, whose))) throw new Refusal('CONFLICT')
  })
}

/** The invitation, while it can be answered. */
export async function openPaidCheck(db: Queries, whose: OwnPaidCheck, now: Date): Promise<PaidCheckRow> {
  const row = await mustFind(db, whose)
  if (!isWaiting(row, now)) throw new Refusal('CONFLICT')
  return row
}

export async function mustFind(db: Queries, whose: OwnPaidCheck): Promise<PaidCheckRow> {
  const row = await findPaidCheck(db, whose)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
