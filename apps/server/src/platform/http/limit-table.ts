import type { CallKey } from '@coffeeattack/contract/calls'

/** Whose requests are counted together. */
export type LimitedBy = 'address' | 'caller' | 'phone' | 'address+email'
export type Limit = { readonly by: LimitedBy; readonly max: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Who is signed in, wherever from: far above what a person with several tabs does, far below what a script does. */
export const EVERY_CALLER: Limit = { by: 'caller', max: 600, seconds: MINUTE }

/**
 * Who is not. Korea's carriers put thousands of phones behind one address: a thousand of them who look around at once
 * make some six calls a minute each. It is a hundred a second, of which a process answers several hundred.
 */
export const EVERY_VISITOR: Limit = { by: 'address', max: 6_000, seconds: MINUTE }

/**
 * Calls that cost money, send something, or tell by their answer whether a guess was right. An address may be a whole
 * carrier: it gets room for the busiest ten minutes after an advertisement, and the phone number or the account, which
 * is one person's, is what holds a guesser back.
 */
export const limits: { readonly [K in CallKey]?: readonly Limit[] } = {
  // Each keeps a row for ten minutes.
  'GET /auth/kakao': [{ by: 'address', max: 1_000, seconds: 10 * MINUTE }],
  // The messenger is asked only for a state that we gave out, and once for each.
  'POST /auth/kakao': [{ by: 'address', max: 1_000, seconds: 10 * MINUTE }],
  // Each is a text message that we pay for. A login lasts a month, so five thousand phones need some 170 a day; the
  // day's limit leaves room for ten times as many and bounds what one address can cost us.
  'POST /auth/otp': [
    { by: 'address', max: 300, seconds: 10 * MINUTE },
    { by: 'address', max: 2_000, seconds: DAY },
    { by: 'phone', max: 20, seconds: HOUR },
  ],
  // As many as all codes of the address allow: five tries each.
  'POST /auth/otp/verify': [
    { by: 'address', max: 1_500, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  // A name and a phone number make a guess; whoever registers asks once or twice.
  'GET /users/exist': [
    { by: 'address', max: 600, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  'POST /v2/users': [
    { by: 'address', max: 300, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  'POST /v2/users/verify': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /v3/users/verify': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /v3/users/tax': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /income/lifetime': [{ by: 'caller', max: 60, seconds: HOUR }],
  // Everybody who follows an advertisement makes one, and it is one small row.
  'POST /users/utm': [{ by: 'address', max: 3_000, seconds: 10 * MINUTE }],
  'POST /users/standing/shares': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /users/calendar': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /console/calendar': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /users/message': [{ by: 'caller', max: 60, seconds: MINUTE }],
  // Rare forms of visitors, which stay tight: each upload may be 20 MB, and each application and question is read by one
  // of us.
  'GET /users/agent/upload': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/agent': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/ask': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  // A page that breaks breaks for everybody: so few of one address are enough to see it.
  'POST /client-errors': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  // Whoever is wrong waits by their own address and account (`doors/throttle.ts`); an e-mail alone is never counted here,
  // for then anybody could keep its owner out. What the address is held to is the work that a password costs.
  'POST /console/auth/sign-in': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/second-factor': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/recovery-code': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey/options': [{ by: 'address', max: 600, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey/enrol': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  // Each may be a mail; to one account few go out, whoever asks.
  'POST /console/auth/password-reset': [
    { by: 'address', max: 60, seconds: 10 * MINUTE },
    { by: 'address+email', max: 5, seconds: 10 * MINUTE },
  ],
  'GET /console/auth/password-reset/:token': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /console/auth/password-reset/confirm': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /console/operators/:id/password-reset': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /console/invitations': [{ by: 'caller', max: 60, seconds: HOUR }],
  'GET /console/invitations/accept/:token': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /console/invitations/accept': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /console/me/password': [{ by: 'caller', max: 10, seconds: 10 * MINUTE }],
  'POST /console/partners': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /console/partners/:id/password': [{ by: 'caller', max: 60, seconds: HOUR }],
  'POST /console/rooms/:id/messages': [{ by: 'caller', max: 120, seconds: MINUTE }],
  'POST /console/exports': [{ by: 'caller', max: 60, seconds: HOUR }],
  // A test of the connection waits for somebody else's machine.
  'POST /console/handover/endpoints/:id/ping': [{ by: 'caller', max: 10, seconds: MINUTE }],
  // A program of the company's, by its key: one that follows what it is told needs a few of these an hour.
  'GET /v1/candidates': [{ by: 'caller', max: 60, seconds: MINUTE }],
  'GET /v1/candidates/:id': [{ by: 'caller', max: 120, seconds: MINUTE }],
  'POST /talk/posts/:id/report': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /partners/me/password': [{ by: 'caller', max: 10, seconds: 10 * MINUTE }],
  'GET /partners/auth/password/:token': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /partners/auth/password': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /partners/auth/sign-in': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
}
