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

/** The same answer for used, replaced, expired and unknown links, and for links of disabled partners. */
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

/** Ends all logins with the old password. */
export async function setPassword({ token, password, from }: SetPasswordInput, deps: ApiDeps): Promise<void> {
  const { id, email, name } = await openLink(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Hashing is slow on purpose, so it runs before the transaction.
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    if (!(await takeLink(tx, hashToken(token), now))) throw new Refusal('PARTNER_LINK_EXPIRED')
    await setPasswordHash(tx, id, passwordHash)
    await endSessions(tx, partner(id), null, 'SIGNED_OUT', now)
    await forgetTries(tx, keysOf({ audience: 'partner', email, accountId: id, from }, deps))
  })
}
