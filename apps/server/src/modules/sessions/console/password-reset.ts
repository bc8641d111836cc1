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

/** Answers before looking up the account, so that neither the text nor the time reveals whether it exists. */
export const askForReset = (email: string, deps: ApiDeps) =>
  answer(202).andThen(() => sendResetTo(email, deps))

/** Used, replaced, expired and unknown links get the same answer. */
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

/** Sets the password and ends all logins; the second factor stays. */
export async function resetPassword({ token, password, from }: ResetPasswordInput, deps: ApiDeps) {
  const { operatorId, email, name } = await openReset(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Hashing is slow on purpose, so it runs before the transaction.
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
