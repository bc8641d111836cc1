import { randomInt } from 'node:crypto'
import { BRAND } from '@coffeeattack/domain/brand'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { judgeCode, ONE_TIME_CODE, resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { SmsRejected } from '../../../platform/providers/sms/sms.ts'
import { holdPhone } from '../../accounts/core/store.ts'
import type { LoginOrigin } from '../core/owner.ts'
import { provePhone } from '../core/prove-phone.ts'
import { type SignedIn, signIn } from './devices.ts'
import {
  codesSent,
  countWrongTry,
  endCode,
  insertUser,
  type KnownUser,
  linkKakao,
  lockByPhone,
  lockPhone,
  newestCode,
  replaceCode,
  takeWaitingMessenger,
} from './store.ts'

const newCode = () => String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0')

/** The text message. Browsers find the code by its last line. */
function messageOf(code: string, origin: string): string {
  const minutes = ONE_TIME_CODE.validMs / 60_000
  return `[${BRAND.ko}] 인증번호 ${code} (${minutes}분 안에 입력해 주세요)\n\n@${new URL(origin).hostname} #${code}`
}

/** Sends a code to any phone; the answer is the same for unknown ones. */
export async function sendCode(phone: string, deps: ApiDeps): Promise<{ expiresAt: string }> {
  const { clock, secrets, ids, db } = deps
  const now = clock()
  const phoneHashes = secrets.macs('phone', phone)
  const code = newCode()
  const id = ids.next()
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE.validMs)
  await db.transaction(async (tx) => {
    await lockPhone(tx, phoneHashes)
    const { lastAt, times } = await codesSent(tx, phoneHashes, startOfKstDay(kstDay(now)))
    const wait = resendAfterSeconds(lastAt, now)
    if (wait > 0) throw new Refusal('CODE_TOO_SOON', { retryAfterSeconds: wait })
    if (times >= ONE_TIME_CODE.perPhoneADay) throw new Refusal('CODE_DAILY_LIMIT')
    const codeHash = secrets.mac('one-time-code', hashedCode(phoneHashes[0], code))
    await replaceCode(tx, { id, phoneHashes, codeHash, now, expiresAt })
  })
  // After the commit, so that no connection is held while the provider answers.
  try {
    await deps.providers.sms.send({ to: phone, text: messageOf(code, deps.settings.appOrigin) })
  } catch (error) {
    if (!(error instanceof SmsRejected || error instanceof ProviderUnavailable)) throw error
    await endCode(db.drizzle, id, 'REPLACED', clock())
    throw new Refusal('CODE_NOT_SENT')
  }
  return { expiresAt: expiresAt.toISOString() }
}

/** The hash includes the phone, so a code does not work for another one. */
const hashedCode = (phoneHash: string, code: string): string => `${phoneHash}:${code}`

type SignInWithCodeInput = { phone: string; code: string; state: string | undefined; from: LoginOrigin }

/**
 * Signs in with a phone and its code. An unknown phone starts an account, so that the answer never reveals
 * who is a member. The code proves the phone, which ends all logins that only claimed it (SAFE-1). A wrong
 * try is committed before it is refused.
 */
export async function signInWithCode(
  { phone, code, state, from }: SignInWithCodeInput,
  deps: ApiDeps,
): Promise<SignedIn> {
  const phoneHashes = deps.secrets.macs('phone', phone)
  const outcome = await deps.db.transaction(async (tx): Promise<SignedIn | Situation> => {
    const refused = await judge(tx, phoneHashes, code, deps)
    if (refused) return refused
    const user = await accountOf(tx, phone, phoneHashes, deps)
    const now = deps.clock()
    // A messenger sign-in that found an earlier account waits for this code and is linked to it.
    const messenger = state === undefined ? null : await takeWaitingMessenger(tx, state, now)
    await provePhone(tx, { userId: user.userId, sessionId: null, messenger }, now)
    if (messenger !== null) await linkKakao(tx, user.userId, messenger, now)
    return signIn(tx, user, { by: 'CODE', from }, deps)
  })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

async function judge(tx: Queries, phoneHashes: Macs, code: string, deps: ApiDeps): Promise<Situation | null> {
  const now = deps.clock()
  const sent = await newestCode(tx, phoneHashes)
  const judged = sent && {
    sentAt: sent.createdAt,
    wrongTries: sent.wrongTries,
    usedAt: sent.endReason === 'USED' || sent.endReason === 'REPLACED' ? sent.endedAt : null,
  }
  const matches =
    sent !== null && deps.secrets.isMac(sent.codeHash, 'one-time-code', hashedCode(sent.phoneHash, code))
  const refused = judgeCode(judged, matches, now)
  if (!sent || sent.endedAt) return refused
  if (refused === null) await endCode(tx, sent.id, 'USED', now)
  else if (refused === 'CODE_EXPIRED') await endCode(tx, sent.id, 'EXPIRED', now)
  else {
    await countWrongTry(tx, sent.id)
    if (refused === 'CODE_ENDED') await endCode(tx, sent.id, 'WRONG', now)
  }
  return refused
}

async function accountOf(tx: Queries, phone: string, hashes: Macs, deps: ApiDeps): Promise<KnownUser> {
  await holdPhone(tx, hashes)
  const known = await lockByPhone(tx, hashes)
  if (known) return known
  const id = deps.ids.next()
  const phoneSealed = deps.secrets.seal(phone, 'users.phone_sealed')
  const now = deps.clock()
  const made = await insertUser(tx, { id, phoneHash: hashes[0], phoneSealed, phoneProvedAt: now, now })
  if (made) return { userId: id, certified: false }
  const faster = await lockByPhone(tx, hashes)
  if (!faster) throw new Refusal('CONFLICT')
  return faster
}
