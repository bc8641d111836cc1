import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { partner } from '../../sessions/core/owner.ts'
import { refuseWeakPassword } from '../../sessions/core/passwords.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { forgetTries, keysOf } from '../../sessions/core/throttle.ts'
import { accountByLink, setPasswordHash, takeLink } from './store.ts'

/** Used, replaced, late and made-up ones are told alike, and so is the link of whoever was closed out. */
async function openLink(token: string, { db, clock }: ApiDeps) {
  const found = await accountByLink(db.drizzle, hashToken(token), clock())
  if (!found) throw new Refusal('PARTNER_LINK_EXPIRED')
  return found
}

export async function showLink(token: string, deps: ApiDeps) {
  const { email } = await openLink(token, deps)
  return { email }
}

type SetPasswordInput = { token: string; password: string; from: Visit }

/** Whoever is signed in with the old password is out. */
export async function setPassword({ token, password, from }: SetPasswordInput, deps: ApiDeps): Promise<void> {
  const { id, email, name } = await openLink(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Slow on purpose, so outside of the transaction that follows.
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    if (!(await takeLink(tx, hashToken(token), now))) throw new Refusal('PARTNER_LINK_EXPIRED')
    await setPasswordHash(tx, id, passwordHash)
    await endSessions(tx, partner(id), null, 'SIGNED_OUT', now)
    await forgetTries(tx, keysOf({ audience: 'partner', email, accountId: id, from }, deps))
  })
}
