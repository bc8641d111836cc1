import type { CounterAnswer } from '@coffeeattack/domain/offers/counter'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { offerCounters, offers } from '../../../platform/db/schema/offers.ts'
import { notTakenBack, openOn } from '../core/sql.ts'
import type { Scope } from './scope.ts'

/*
 * Steps of answering a counter-offer. The first locks the offer's row, as every decision of the candidate
 * does; the second of two concurrent calls sees the result of the first.
 */

/** Locks an open offer of the caller until the transaction ends; false when it is not open any more. */
export async function holdSent(tx: Queries, { owner, today }: Scope, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from offers o where o.id = $1 and o.${owner.column} = $2 and ${openOn('o', '$3')}
     and ${notTakenBack('o')} for no key update`,
    [id, owner.id, today],
  )
  return rowCount === 1
}

type Answer = { answer: CounterAnswer; note: string; at: Date; operatorId: string }

export async function answerHeldCounter(tx: Queries, id: string, given: Answer): Promise<void> {
  const { answer, note, at, operatorId } = given
  await tx
    .update(offerCounters)
    .set({ answer, answerNote: note, answeredAt: at, answeredBy: operatorId })
    .where(and(eq(offerCounters.offerId, id), isNull(offerCounters.answer)))
}

const isWaiting = (id: string) => and(eq(offers.id, id), eq(offers.status, 'WAITING'))

type Raised = { salaryMin: number | null; salaryMax: number | null }

/** The raise is counted from the same income as in the first offer. */
export async function raiseHeldOffer(tx: Queries, id: string, { salaryMin, salaryMax }: Raised) {
  await tx.update(offers).set({ salaryMin, salaryMax }).where(isWaiting(id))
}

/** Expires the offer now, the only end that neither side chose. */
export async function endHeldOffer(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.update(offers).set({ status: 'EXPIRED', decidedAt: now }).where(isWaiting(id))
}
