import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { deviceCookie } from '../../sessions/core/known-device.ts'
import { countTry, forgetTries } from '../../sessions/core/throttle.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { openSession } from '../../sessions/core/open-session.ts'
import { partner } from '../../sessions/core/owner.ts'
import { accountByEmail, accountById } from './store.ts'

type Given = { email: string; password: string; from: Visit }

/** E-mail and password. An address that nobody has costs the same and is told the same. */
export async function signIn({ email, password, from }: Given, deps: ApiDeps) {
  const known = await accountByEmail(deps.db.drizzle, email)
  const counted = await countTry({ audience: 'partner', email, accountId: known?.id, from }, deps)
  // Slow on purpose, so outside of the transaction that follows.
  const matches = await isPassword(known?.passwordHash, password)
  if (!known || !matches) throw new Refusal('SIGN_IN_FAILED')
  const pair = await deps.db.transaction(async (tx) => {
    // Closed out or changed while the password was looked at.
    const account = await accountById(tx, known.id)
    if (account?.passwordHash !== known.passwordHash) throw new Refusal('SIGN_IN_FAILED')
    await forgetTries(tx, counted)
    return openSession(tx, partner(known.id), from, deps)
  })
  return answer(200, pair).withCookies(deviceCookie('partner', known.id, from, deps))
}
