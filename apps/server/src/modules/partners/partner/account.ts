import { referralUrl } from '@coffeeattack/domain/campaign/referral'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword, isPassword } from '../../../platform/crypto/passwords.ts'
import { refuseWeakPassword, wrongField } from '../../sessions/core/new-password.ts'
import type { PartnerCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { partner } from '../../sessions/core/owner.ts'
import { endSession, endSessions } from '../../sessions/core/store.ts'
import { accountById, savePassword, type Account } from './store.ts'

/** A token may be a few minutes older than the end of its account. */
export async function ownAccount({ partnerId }: PartnerCaller, { db }: ApiDeps): Promise<Account> {
  const found = await accountById(db.drizzle, partnerId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  return found
}

export async function showMe(caller: PartnerCaller, deps: ApiDeps) {
  const { id, name, email, code } = await ownAccount(caller, deps)
  return { id, name, email, referralUrl: referralUrl(deps.settings.appOrigin, code) }
}

export async function logoutOfPartners(
  { partnerId, sessionId }: PartnerCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  await endSession(db.drizzle, partner(partnerId), sessionId, 'LOGOUT', clock())
}

/** Whoever else is signed in with the old password is out. */
export async function changePassword(
  { current, next }: { current: string; next: string },
  caller: PartnerCaller,
  deps: ApiDeps,
): Promise<void> {
  const { id, email, name, passwordHash } = await ownAccount(caller, deps)
  if (!(await isPassword(passwordHash, current))) throw wrongField('current', '지금 비밀번호가 맞지 않아요')
  await refuseWeakPassword('next', next, { email, name })
  const nextHash = await hashPassword(next)
  await deps.db.transaction(async (tx) => {
    if (!(await savePassword(tx, id, passwordHash, nextHash))) throw new Refusal('CONFLICT')
    await endSessions(tx, partner(id), caller.sessionId, 'SIGNED_OUT', deps.clock())
  })
}
