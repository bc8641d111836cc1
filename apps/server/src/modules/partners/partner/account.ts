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
import {
  type Account,
  accountByCode,
  accountByEmail,
  accountById,
  funnelDays,
  savePassword,
} from './store.ts'

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

/** Of those who came by the link in these days, how many went how far. Nothing but counts leaves the database. */
export async function showFunnel(range: { from: string; to: string }, caller: PartnerCaller, deps: ApiDeps) {
  const { id } = await ownAccount(caller, deps)
  const span = funnelSpan(range)
  const days = await funnelDays(deps.db.drizzle, id, span)
  return { ...total(days), unit: span.unit, items: funnelColumns(span, days) }
}

/** The name stands on the card that the partner shares, so whoever has the link may read it (PUB-5). */
export async function showReferrer(code: string, { db }: ApiDeps): Promise<{ name: string }> {
  const found = await accountByCode(db.drizzle, code)
  if (!found) throw new Refusal('NOT_FOUND')
  return { name: found.name }
}

type SignInInput = { email: string; password: string; from: Visit }

/** E-mail and password. An address that nobody has costs the same and is told the same. */
export async function signIn({ email, password, from }: SignInInput, deps: ApiDeps) {
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
