import type { PaidResult } from '@coffeeattack/domain/paid-checks/judgement'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { paidChecks as t } from '../../../platform/db/schema/paid-checks.ts'
import type { OwnPaidCheck } from '../core/store.ts'

const own = ({ userId, paidCheckId }: OwnPaidCheck) => and(eq(t.id, paidCheckId), eq(t.candidateId, userId))

/** False when it was answered already: the first answer stands. */
export async function markDeclined(tx: Queries, whose: OwnPaidCheck, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(t)
    .set({ state: 'DECLINED', answeredAt: now })
    .where(and(own(whose), eq(t.state, 'INVITED')))
  return rowCount === 1
}

/** The result and nothing that it was made of. False when it was answered already. */
export async function keepResult(
  tx: Queries,
  whose: OwnPaidCheck,
  result: PaidResult,
  now: Date,
): Promise<boolean> {
  const { judgement, reason } = result
  const figures =
    result.judgement === 'UNKNOWN'
      ? {}
      : { insured: result.insured, keptFrom: result.keptFrom, month: result.month }
  const { rowCount } = await tx
    .update(t)
    .set({ state: 'DONE', answeredAt: now, judgement, reason, ...figures })
    .where(and(own(whose), eq(t.state, 'INVITED')))
  return rowCount === 1
}

/** What the person was told goes; that they were asked stays, so that nobody asks again. */
export async function forgetResult(tx: Queries, whose: OwnPaidCheck): Promise<boolean> {
  const { rowCount } = await tx
    .update(t)
    .set({ state: 'DELETED', judgement: null, reason: null, insured: null, keptFrom: null, month: null })
    .where(and(own(whose), eq(t.state, 'DONE')))
  return rowCount === 1
}
