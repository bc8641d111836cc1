import { answer } from '../../../platform/http/answer.ts'
import { clearCookie } from '../../../platform/http/cookies.ts'
import type { Handle } from '../../../platform/http/handle.ts'
import { listSessions, logout, showMe, signOutSession } from './me.ts'
import {
  addPasskey,
  changeAuthenticator,
  dropAuthenticator,
  newAuthenticatorOptions,
  newPasskeyOptions,
  removePasskey,
  renewRecoveryCodes,
  showFactors,
} from './own-factors.ts'
import { enrolPasskey, passkeyOptions, passPasskey } from './passkey-sign-in.ts'
import { askForReset, resetPassword, showReset } from './password-reset.ts'
import { refreshLogin } from './refresh.ts'
import { passCode, passRecoveryCode } from './second-factor.ts'
import { signIn } from './sign-in.ts'

/** The console's door (BIZ-1, SAFE-3). */
export function consoleSessionRoutes(handle: Handle): void {
  handle('POST /console/auth/sign-in', ({ body, from }, deps) => signIn({ ...body, from }, deps))
  handle('POST /console/auth/second-factor', ({ body, from }, deps) => passCode({ ...body, from }, deps))
  handle('POST /console/auth/recovery-code', ({ body, from }, deps) =>
    passRecoveryCode({ ...body, from }, deps),
  )
  handle('POST /console/auth/passkey/options', (_, deps) => passkeyOptions(deps))
  handle('POST /console/auth/passkey', ({ body, from }, deps) => passPasskey({ ...body, from }, deps))
  handle('POST /console/auth/passkey/enrol', ({ body, from }, deps) => enrolPasskey({ ...body, from }, deps))
  handle('POST /console/auth/refresh', ({ caller }, deps) => refreshLogin(caller, deps))
  handle('POST /console/auth/logout', async ({ caller }, deps) => {
    await logout(caller, deps)
    return answer(204).withCookies(clearCookie('console-refresh', deps.settings))
  })

  handle('POST /console/auth/password-reset', ({ body }, deps) => askForReset(body.email, deps))
  handle('GET /console/auth/password-reset/:token', ({ params }, deps) => showReset(params.token, deps))
  handle('POST /console/auth/password-reset/confirm', ({ body, from }, deps) =>
    resetPassword({ ...body, from }, deps),
  )

  handle('GET /console/me', ({ caller }, deps) => showMe(caller, deps))
  handle('GET /console/sessions', ({ caller }, deps) => listSessions(caller, deps))
  handle('DELETE /console/sessions/:id', ({ caller, params }, deps) =>
    signOutSession(caller, params.id, deps),
  )

  handle('GET /console/me/second-factor', ({ caller }, deps) => showFactors(caller, deps))
  handle('POST /console/me/passkeys/options', ({ body, ...changer }, deps) =>
    newPasskeyOptions(body.password, changer, deps),
  )
  handle('POST /console/me/passkeys', ({ body, ...changer }, deps) => addPasskey(body, changer, deps))
  handle('POST /console/me/passkeys/:id/remove', ({ params, body, ...changer }, deps) =>
    removePasskey(params.id, body.password, changer, deps),
  )
  handle('POST /console/me/authenticator/options', ({ body, ...changer }, deps) =>
    newAuthenticatorOptions(body.password, changer, deps),
  )
  handle('POST /console/me/authenticator', ({ body, ...changer }, deps) =>
    changeAuthenticator(body, changer, deps),
  )
  handle('POST /console/me/authenticator/remove', ({ body, ...changer }, deps) =>
    dropAuthenticator(body.password, changer, deps),
  )
  handle('POST /console/me/recovery-codes', ({ body, ...changer }, deps) =>
    renewRecoveryCodes(body.password, changer, deps),
  )
}
