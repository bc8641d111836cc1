import { answer } from '../../platform/http/answer.ts'
import { clearCookie } from '../../platform/http/cookies.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { listDevices, logout, signOutDevice, signOutEverywhere } from './candidate/devices.ts'
import { beginMessengerLogin, finishMessengerLogin } from './candidate/messenger-login.ts'
import { sendCode, signInWithCode } from './candidate/one-time-code.ts'
import {
  addPasskey,
  changeAuthenticator,
  dropAuthenticator,
  newAuthenticatorOptions,
  newPasskeyOptions,
  removePasskey,
  renewRecoveryCodes,
  showFactors,
} from './console/own-factors.ts'
import { listSessions, logoutOfConsole, refreshLogin, showMe, signOutSession } from './console/own-session.ts'
import { askForReset, resetPassword, showReset } from './console/password-reset.ts'
import { passCode, passRecoveryCode } from './console/second-factor.ts'
import { enrolPasskey, passkeyOptions, passPasskey, signIn } from './console/sign-in.ts'
import { candidate } from './core/owner.ts'
import { refresh } from './core/token-pairs.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /auth/kakao', ({ query }, deps) =>
    beginMessengerLogin({ from: query.from, redirectUri: query.redirectUri }, deps),
  )
  handle('POST /auth/kakao', ({ body, from }, deps) => finishMessengerLogin({ ...body, from }, deps))
  handle('GET /auth/refresh', ({ caller }, deps) => refresh(candidate(caller.subjectId), caller, deps))
  handle('POST /auth/otp', ({ body }, deps) => sendCode(body.phone, deps))
  handle('POST /auth/otp/verify', ({ body, from }, deps) =>
    signInWithCode({ phone: body.phone, code: body.code, state: body.state, from }, deps),
  )
  handle('POST /auth/logout', ({ caller }, deps) => logout(caller, deps))
  handle('GET /users/devices', ({ caller }, deps) => listDevices(caller, deps))
  handle('DELETE /users/devices/:id', ({ caller, params }, deps) => signOutDevice(caller, params.id, deps))
  handle('DELETE /users/devices', ({ caller, query }, deps) =>
    signOutEverywhere(caller, query.keepCurrent ?? false, deps),
  )
}

/** The console's calls for signing in (BIZ-1, SAFE-3). */
function consoleCalls(handle: Handle): void {
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
    await logoutOfConsole(caller, deps)
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

export const sessionsModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [],
}
