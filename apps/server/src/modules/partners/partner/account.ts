import { funnelColumns, funnelSpan, total } from '@coffeeattack/domain/campaigns/funnel'
import { referralUrl } from '@coffeeattack/domain/campaigns/referral'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword, isPassword } from '../../../platform/crypto/passwords.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { PartnerCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { deviceCookie } from '../../sessions/core/known-device.ts'
import { partner } from '../../sessions/core/owner.ts'
import { refuseWeakPassword, wrongField } from '../../sessions/core/passwords.ts'
import { endSession, endSessions } from '../../sessions/core/store.ts'
import { countTry, forgetTries } from '../../sessions/core/throttle.ts'
import { openSession } from '../../sessions/core/token-pairs.ts'
import { findPartner } from '../core/store.ts'
import { type Account, accountByEmail, accountById, funnelDays, savePassword } from './store.ts'

/** Refuses a token that was issued before the account was disabled. */
export async function ownAccount({ partnerId }: PartnerCaller, { db }: ApiDeps): Promise<Account> {
  const found = await accountById(db.drizzle, partnerId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  return found
}

export async function showMe(caller: PartnerCaller, deps: ApiDeps) {
  const { id, name, email, code } = await ownAccount(caller, deps)
  return { id, name, email, referralUrl: referralUrl(deps.settings.appOrigin, code) }
}

export async function logoutOfPartners({ partnerId, sessionId }: PartnerCaller, { db, clock }: ApiDeps) {
  await endSession(db.drizzle, partner(partnerId), sessionId, 'LOGOUT', clock())
}

/** Ends all other logins with the old password. */
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

/** How many people who came by the link on these days reached each step. Only counts leave the database. */
export async function showFunnel(range: { from: string; to: string }, caller: PartnerCaller, deps: ApiDeps) {
  const { id } = await ownAccount(caller, deps)
  const span = funnelSpan(range)
  const days = await funnelDays(deps.db.drizzle, id, span)
  return { ...total(days), unit: span.unit, items: funnelColumns(span, days) }
}

/** Anybody with the link may read the name: the card that the partner shares shows it (PUB-5). */
export async function showReferrer(code: string, { db }: ApiDeps): Promise<{ name: string }> {
  const found = await findPartner(db.drizzle, code)
  if (!found) throw new Refusal('NOT_FOUND')
  return { name: found.name }
}

type SignInInput = { email: string; password: string; from: Visit }

/** Signs in by e-mail and password. An unknown e-mail takes as long and gets the same answer as a wrong password. */
export async function signIn({ email, password, from }: SignInInput, deps: ApiDeps) {
  const known = await accountByEmail(deps.db.drizzle, email)
  const counted = await countTry({ audience: 'partner', email, accountId: known?.id, from }, deps)
  // Hashing is slow on purpose, so it runs before the transaction.
  const matches = await isPassword(known?.passwordHash, password)
  if (!known || !matches) throw new Refusal('SIGN_IN_FAILED')
  const pair = await deps.db.transaction(async (tx) => {
    // The account was disabled or changed while the password was checked.
    const account = await accountById(tx, known.id)
    if (account?.passwordHash !== known.passwordHash) throw new Refusal('SIGN_IN_FAILED')
    await forgetTries(tx, counted)
    return openSession(tx, partner(known.id), from, deps)
  })
  return answer(200, pair).withCookies(deviceCookie('partner', known.id, from, deps))
}
