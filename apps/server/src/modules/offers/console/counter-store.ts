import type { CounterAnswer } from '@coffeeattack/domain/offers/counter'
import type { Queries } from '../../../platform/db/queries.ts'
import { notTakenBack, openOn } from '../core/sql.ts'
import type { Scope } from './scope.ts'

/*
 * The answer to a counter, in steps. The first takes the offer's row, as every decision of the candidate does: whoever
 * comes second waits, and reads what the first made of it.
 */

/** Keeps an open offer of theirs as it is until the transaction ends; false when it is open no more. */
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
  await tx.$client.query(
    `update offer_counters set answer = $2, answer_note = $3, answered_at = $4, answered_by = $5
     where offer_id = $1 and answer is null`,
    [id, answer, note, at, operatorId],
  )
}

type Raised = { salaryMin: number | null; salaryMax: number | null }

/** The raise is counted from the same income as before. */
export async function raiseHeldOffer(
  tx: Queries,
  id: string,
  { salaryMin, salaryMax }: Raised,
): Promise<void> {
  await tx.$client.query(
    `update offers set salary_min = $2, salary_max = $3 where id = $1 and status = 'WAITING'`,
    [id, salaryMin, salaryMax],
  )
}

/** It ran out at this moment: among the states of an offer this is the one that nobody has chosen. */
export async function endHeldOffer(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.$client.query(
    `update offers set status = 'EXPIRED', decided_at = $2 where id = $1 and status = 'WAITING'`,
    [id, now],
  )
}
