import type { CallKey } from '@coffeeattack/contract/calls'

/** Whose requests are counted together. */
export type By = 'address' | 'caller' | 'phone' | 'email'
export type Limit = { readonly by: By; readonly max: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Far above what a household does, far below what a script does. */
export const EVERY_CALL: Limit = { by: 'address', max: 600, seconds: MINUTE }

/**
 * Calls that cost money, send something, or tell by their answer whether a guess was right. A carrier or an office
 * puts many people behind one address, so addresses get room; a phone number or an account does not.
 */
export const limits: { readonly [K in CallKey]?: readonly Limit[] } = {
  'POST /auth/kakao': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /auth/otp': [
    { by: 'address', max: 100, seconds: 10 * MINUTE },
    { by: 'phone', max: 20, seconds: HOUR },
  ],
  'POST /auth/otp/verify': [
    { by: 'address', max: 200, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  'GET /users/exist': [
    { by: 'address', max: 100, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  'POST /v2/users': [
    { by: 'address', max: 100, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  'POST /v2/users/verify': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /v3/users/verify': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /v3/users/tax': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /income/lifetime': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /users/utm': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /users/standing/shares': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /users/message': [{ by: 'caller', max: 60, seconds: MINUTE }],
  'GET /users/agent/upload': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/agent': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/ask': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /console/auth/sign-in': [
    { by: 'address', max: 100, seconds: 10 * MINUTE },
    { by: 'email', max: 10, seconds: 10 * MINUTE },
  ],
  'POST /console/auth/second-factor': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /console/invitations': [{ by: 'caller', max: 60, seconds: HOUR }],
  'GET /console/invitations/accept/:token': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /console/invitations/accept': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /console/me/password': [{ by: 'caller', max: 10, seconds: 10 * MINUTE }],
  'POST /console/partners/:id/password': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /console/rooms/:id/messages': [{ by: 'caller', max: 120, seconds: MINUTE }],
  'POST /console/exports': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /talk/posts/:id/report': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /partners/me/password': [{ by: 'caller', max: 10, seconds: 10 * MINUTE }],
  'POST /partners/auth/sign-in': [
    { by: 'address', max: 100, seconds: 10 * MINUTE },
    { by: 'email', max: 10, seconds: 10 * MINUTE },
  ],
}
