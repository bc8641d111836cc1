import { formatMonth, kstMonth, parseMonth } from '@coffeeattack/domain/kst'
import { signOffProblems } from '@coffeeattack/domain/operators/access-review'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../core/audit.ts'
import { insertReview } from './audit-store.ts'
import { accessIn } from './list-deeds.ts'

/** An admin has looked through a month that is over. Of two at once one signs, and what is signed stays (BIZ-6). */
export async function signOffAccess(
  given: { month: string; note: string },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const now = clock()
  const month = parseMonth(given.month)
  const note = given.note.trim()
  await db.transaction(async (tx) => {
    const hasUnusual = month !== null && (await accessIn(tx, month)).some(({ isUnusual }) => isUnusual)
    const fields = signOffProblems({ month, thisMonth: kstMonth(now), hasUnusual, note })
    if (month === null || Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
    const signed = { month: formatMonth(month), signedBy: caller.operatorId, signedAt: now, note }
    if (!(await insertReview(tx, signed))) throw new Refusal('CONFLICT')
    const deed = { action: 'access.sign-off', subject: 'access', subjectId: null } as const
    await recordDeed(tx, caller, { ...deed, detail: { month: signed.month } }, now)
  })
}
