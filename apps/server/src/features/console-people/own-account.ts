import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { passwordProblem } from '@coffeeattack/domain/operators/password'
import { recordDeed } from '../../audit/audit.ts'
import { hashPassword, isPassword } from '../../crypto/passwords.ts'
import type { OperatorCaller } from '../../http/caller.ts'
import type { ApiDeps } from '../../http/handle.ts'
import { operator } from '../../sessions/owner.ts'
import { endSessions } from '../../sessions/session-store.ts'
import { findOwn, saveOwn, savePassword } from './operator-store.ts'

type Change = { name?: string | undefined; greeting?: string | undefined }

export async function changeMe(change: Change, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const { operatorId } = caller
  return db.transaction(async (tx) => {
    const own = await findOwn(tx, operatorId)
    if (!own) throw new Refusal('UNAUTHORIZED')
    const name = change.name ?? own.name
    const greeting = (change.greeting ?? own.greeting).trim()
    const changed = [name !== own.name && 'name', greeting !== own.greeting && 'greeting'].filter(Boolean)
    if (changed.length === 0) return { name, greeting }
    const deed = {
      action: 'operator.change',
      subject: 'operator',
      subjectId: operatorId,
      detail: { changed },
    }
    await recordDeed(tx, caller, deed, clock())
    return (await saveOwn(tx, operatorId, { name, greeting })) ?? { name, greeting }
  })
}

/** Whoever else is signed in with the old password is out. */
export async function changePassword(
  { current, next }: { current: string; next: string },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const { operatorId, sessionId } = caller
  const own = await findOwn(db.drizzle, operatorId)
  if (!own) throw new Refusal('UNAUTHORIZED')
  if (!(await isPassword(own.passwordHash, current))) throw wrong('current', '지금 비밀번호가 맞지 않아요')
  const problem = passwordProblem(next, own.email)
  if (problem) throw wrong('next', problem)
  // Slow on purpose, so outside of the transaction that follows.
  const passwordHash = await hashPassword(next)
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await savePassword(tx, operatorId, own.passwordHash, passwordHash))) throw new Refusal('CONFLICT')
    await endSessions(tx, operator(operatorId), sessionId, 'SIGNED_OUT', now)
    const deed = { action: 'operator.change-password', subject: 'operator', subjectId: operatorId }
    await recordDeed(tx, caller, deed, now)
  })
}

const wrong = (field: string, sentence: string) =>
  new Refusal('INVALID_INPUT', { fields: { [field]: sentence } })
