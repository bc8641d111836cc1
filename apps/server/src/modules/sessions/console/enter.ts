import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { consoleLoginEnds } from '@coffeeattack/domain/sessions/tokens'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import { setCookie } from '../../../platform/http/cookies.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { deviceCookie } from '../core/known-device.ts'
import { operator, type TokenPair } from '../core/owner.ts'
import { forgetTries, keysOf } from '../core/throttle.ts'
import { openSession } from '../core/token-pairs.ts'
import { type Challenge, isStillProved } from './challenge.ts'
import { useChallenge } from './factor-store.ts'
import { type Account, recordSignIn } from './store.ts'

export type OpenedLogin = { pair: TokenPair; recoveryCodes: string[] | null }

/** The last step of every sign-in: uses up the challenge, forgets wrong tries and begins a login. */
export async function enter(
  tx: Queries,
  { account, challenge, from }: { account: Account; challenge: Challenge; from: Visit },
  deps: ApiDeps,
): Promise<TokenPair> {
  if (!isStillProved(challenge, account) || !(await useChallenge(tx, challenge)))
    throw new Refusal('CODE_EXPIRED')
  const trying = { audience: 'operator', email: account.email, accountId: account.id, from } as const
  await forgetTries(tx, keysOf(trying, deps))
  await recordSignIn(tx, account.id, deps.clock())
  return openSession(tx, operator(account.id), from, deps)
}

/** Puts the refresh token into a cookie that scripts cannot read, and marks the device as known. */
export function entered(
  { pair, recoveryCodes }: OpenedLogin,
  operatorId: string,
  from: Visit,
  deps: ApiDeps,
) {
  return answer(200, { accessToken: pair.accessToken, recoveryCodes }).withCookies(
    refreshCookie(pair.refreshToken, deps.clock(), deps),
    deviceCookie('operator', operatorId, from, deps),
  )
}

/** The cookie ends with the login. */
export function refreshCookie(token: string, beganAt: Date, { settings, clock }: ApiDeps): string {
  const left = consoleLoginEnds(beganAt).getTime() - clock().getTime()
  return setCookie('console-refresh', { value: token, maxAgeSeconds: Math.floor(left / 1000) }, settings)
}
