import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { consoleLoginEnds } from '@coffeeattack/domain/sessions/tokens'
import type { Queries } from '../../../platform/db/queries.ts'
import { deviceCookie } from '../core/known-device.ts'
import { forgetTries, keysOf } from '../core/throttle.ts'
import { answer } from '../../../platform/http/answer.ts'
import { setCookie } from '../../../platform/http/cookies.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { openSession } from '../core/open-session.ts'
import { operator, type Pair } from '../core/owner.ts'
import { isStillProved, type Challenge } from './challenge.ts'
import { useChallenge } from './factor-store.ts'
import { recordSignIn, type Account } from './store.ts'

export type Entered = { pair: Pair; recoveryCodes: string[] | null }

/** The last step of every way in: the challenge is used up, the wrong tries are forgotten, and a login begins. */
export async function enter(
  tx: Queries,
  { account, challenge, from }: { account: Account; challenge: Challenge; from: Visit },
  deps: ApiDeps,
): Promise<Pair> {
  if (!isStillProved(challenge, account) || !(await useChallenge(tx, challenge)))
    throw new Refusal('CODE_EXPIRED')
  const trying = { audience: 'operator', email: account.email, accountId: account.id, from } as const
  await forgetTries(tx, keysOf(trying, deps))
  await recordSignIn(tx, account.id, deps.clock())
  return openSession(tx, operator(account.id), from, deps)
}

/** The refresh token goes into a cookie that no script reads; the device is known from here on. */
export function entered({ pair, recoveryCodes }: Entered, operatorId: string, from: Visit, deps: ApiDeps) {
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
