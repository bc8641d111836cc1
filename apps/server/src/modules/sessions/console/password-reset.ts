import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { operator } from '../core/owner.ts'
import { refuseWeakPassword } from '../core/passwords.ts'
import { sendResetTo } from '../core/send-reset.ts'
import { endSessions } from '../core/store.ts'
import { forgetTries, keysOf } from '../core/throttle.ts'
import { findReset, setPassword, takeReset } from './store.ts'

/** The answer leaves before anybody is looked for: neither its words nor its time tell whether there is such an account. */
export const askForReset = (email: string, deps: ApiDeps) =>
  answer(202).andThen(() => sendResetTo(email, deps))

/** Used, replaced, late and made-up ones are told alike. */
async function openReset(token: string, { db, clock }: ApiDeps) {
  const found = await findReset(db.drizzle, hashToken(token), clock())
  if (!found) throw new Refusal('RESET_LINK_EXPIRED')
  return found
}

export async function showReset(token: string, deps: ApiDeps) {
  const { email } = await openReset(token, deps)
  return { email }
}

type ResetPasswordInput = { token: string; password: string; from: Visit }

/** Whoever is signed in with the old password is out; the second factor is asked for as before. */
export async function resetPassword(
  { token, password, from }: ResetPasswordInput,
  deps: ApiDeps,
): Promise<void> {
  const { operatorId, email, name } = await openReset(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Slow on purpose, so outside of the transaction that follows.
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    if (!(await takeReset(tx, hashToken(token), now))) throw new Refusal('RESET_LINK_EXPIRED')
    await setPassword(tx, operatorId, passwordHash)
    await endSessions(tx, operator(operatorId), null, 'SIGNED_OUT', now)
    await forgetTries(tx, keysOf({ audience: 'operator', email, accountId: operatorId, from }, deps))
    const deed = { action: 'operator.reset-password', subject: 'operator', subjectId: operatorId } as const
    await recordDeed(tx, { operatorId, address: from.address }, deed, now)
  })
}
