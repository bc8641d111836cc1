import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { judgeCode } from '@coffeeattack/domain/sessions/one-time-code'
import { isSameSecret } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { From } from '../core/owner.ts'
import { provePhone } from '../core/prove-phone.ts'
import {
  countWrongTry,
  endCode,
  newestCode,
  takeWaitingMessenger,
  insertUser,
  linkKakao,
  lockByPhone,
  type Known,
} from './store.ts'
import { codeHashOf } from './send-code.ts'
import { signIn, type SignedIn } from './devices.ts'

type Given = { phone: string; code: string; state: string | undefined; from: From }

/**
 * The phone and its code sign in whoever holds both. A phone nobody used before begins an account of its own, so that
 * the answer never tells who is a member. The code proves the phone: whoever else came in on it is out (SAFE-1). A
 * wrong try is committed, then refused.
 */
export async function signInWithCode({ phone, code, state, from }: Given, deps: ApiDeps): Promise<SignedIn> {
  const phoneHash = deps.secrets.mac('phone', phone)
  const outcome = await deps.db.transaction(async (tx): Promise<SignedIn | Situation> => {
    const refused = await judge(tx, phoneHash, code, deps)
    if (refused) return refused
    const user = await accountOf(tx, phone, phoneHash, deps)
    const now = deps.clock()
    // A messenger login that met an earlier participation waits for this proof, and opens the account from now on.
    const messenger = state === undefined ? null : await takeWaitingMessenger(tx, state, now)
    await provePhone(tx, { userId: user.userId, sessionId: null, messenger }, now)
    if (messenger !== null) await linkKakao(tx, user.userId, messenger, now)
    return signIn(tx, user, { by: 'CODE', from }, deps)
  })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

async function judge(tx: Queries, phoneHash: string, code: string, deps: ApiDeps): Promise<Situation | null> {
  const now = deps.clock()
  const sent = await newestCode(tx, phoneHash)
  const judged = sent && {
    sentAt: sent.createdAt,
    wrongTries: sent.wrongTries,
    usedAt: sent.endReason === 'USED' || sent.endReason === 'REPLACED' ? sent.endedAt : null,
  }
  const matches = sent !== null && isSameSecret(sent.codeHash, codeHashOf(phoneHash, code, deps))
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

async function accountOf(tx: Queries, phone: string, phoneHash: string, deps: ApiDeps): Promise<Known> {
  const known = await lockByPhone(tx, phoneHash)
  if (known) return known
  const id = deps.ids.next()
  const phoneSealed = deps.secrets.seal(phone, 'users.phone_sealed')
  const now = deps.clock()
  const made = await insertUser(tx, { id, phoneHash, phoneSealed, phoneProvedAt: now, now })
  if (made) return { userId: id, certified: false }
  const faster = await lockByPhone(tx, phoneHash)
  if (!faster) throw new Refusal('CONFLICT')
  return faster
}
