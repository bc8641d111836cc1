import type { Handle } from '../../../platform/http/handle.ts'
import { candidate } from '../core/owner.ts'
import { refresh } from '../core/refresh.ts'
import { listDevices, logout, signOutDevice, signOutEverywhere } from './devices.ts'
import { beginMessengerLogin, finishMessengerLogin } from './messenger-login.ts'
import { sendCode } from './send-code.ts'
import { signInWithCode } from './sign-in-with-code.ts'

export function sessionRoutes(handle: Handle): void {
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
