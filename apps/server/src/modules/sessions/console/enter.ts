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

/** The last step of every way in: the challenge is used up, the wrong tries are forgotten, and a login begins. */
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

/** The refresh token goes into a cookie that no script reads; the device is known from here on. */
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

/** It is of no use after the login's end. */
export function refreshCookie(token: string, beganAt: Date, { settings, clock }: ApiDeps): string {
  const left = consoleLoginEnds(beganAt).getTime() - clock().getTime()
  return setCookie('console-refresh', { value: token, maxAgeSeconds: Math.floor(left / 1000) }, settings)
}
