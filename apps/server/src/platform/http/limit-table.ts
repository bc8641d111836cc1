import type { CallKey } from '@coffeeattack/contract/calls'

/** What requests are counted by. */
export type LimitedBy = 'address' | 'caller' | 'phone' | 'address+email'
export type Limit = { readonly by: LimitedBy; readonly max: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Far above what a person with several tabs does, far below what a script does. */
export const EVERY_CALLER: Limit = { by: 'caller', max: 600, seconds: MINUTE }

/**
 * Korean carriers put thousands of phones behind one address: a thousand people who browse at once make about six calls
 * a minute each. A process can answer several times that rate.
 */
export const EVERY_VISITOR: Limit = { by: 'address', max: 6_000, seconds: MINUTE }

/**
 * Calls that cost money, send something, or reveal whether a guess was right. An address may be a whole carrier, so its
 * limit allows the busiest ten minutes after an advertisement; guessing is limited by phone number and account.
 */
export const limits: { readonly [K in CallKey]?: readonly Limit[] } = {
  // Each call stores a row for ten minutes.
  'GET /auth/kakao': [{ by: 'address', max: 1_000, seconds: 10 * MINUTE }],
  // Kakao is called only for a state that we issued, once for each.
  'POST /auth/kakao': [{ by: 'address', max: 1_000, seconds: 10 * MINUTE }],
  // Each call sends a text message that we pay for. A login lasts a month, so five thousand phones need about 170 a
  // day; the daily limit allows ten times that and bounds what one address can cost us.
  'POST /auth/otp': [
    { by: 'address', max: 300, seconds: 10 * MINUTE },
    { by: 'address', max: 2_000, seconds: DAY },
    { by: 'phone', max: 20, seconds: HOUR },
  ],
  // Five tries for each code that the address may request.
  'POST /auth/otp/verify': [
    { by: 'address', max: 1_500, seconds: 10 * MINUTE },
    { by: 'phone', max: 30, seconds: HOUR },
  ],
  // Could be used to guess names and phone numbers; a registration calls it once or twice.
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
  // One small row for every visitor who follows an advertisement.
  'POST /users/utm': [{ by: 'address', max: 3_000, seconds: 10 * MINUTE }],
  'POST /users/standing/shares': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /users/calendar': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /console/calendar': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /users/message': [{ by: 'caller', max: 60, seconds: MINUTE }],
  // Rare forms with tight limits: an upload may be 20 MB, and a person reads every application and question.
  // A company signs up once. Each start mails a code, and each firm is a question to the tax office.
  'POST /business/applications': [
    { by: 'address', max: 30, seconds: DAY },
    { by: 'address+email', max: 5, seconds: DAY },
  ],
  'POST /business/applications/code': [{ by: 'address', max: 60, seconds: DAY }],
  'POST /business/applications/confirm': [{ by: 'address', max: 100, seconds: HOUR }],
  'POST /business/applications/firm': [{ by: 'address', max: 20, seconds: HOUR }],
  'POST /business/applications/account': [{ by: 'address', max: 20, seconds: HOUR }],
  'GET /business/applications/:secret': [{ by: 'address', max: 600, seconds: 10 * MINUTE }],
  'GET /users/agent/upload': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/agent': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /users/ask': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  // Each file is held in memory and takes a thread of its own for a moment.
  'POST /verify': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  // Each look is told to its maker; a program that follows many proofs asks each a few times a day.
  'GET /proofs/:address': [{ by: 'address', max: 600, seconds: 10 * MINUTE }],
  'POST /users/proofs': [{ by: 'caller', max: 60, seconds: HOUR }],
  // A broken page breaks for everybody, so a few reports of one address are enough.
  'POST /client-errors': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  // Wrong passwords are throttled by address and account (`doors/throttle.ts`). Counting by e-mail alone would let
  // anybody lock its owner out. This limit bounds the CPU that hashing passwords takes.
  'POST /console/auth/sign-in': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/second-factor': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/recovery-code': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey/options': [{ by: 'address', max: 600, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  'POST /console/auth/passkey/enrol': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
  // Each call may send a mail; one account gets few.
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
  // A connection test waits for the company's server.
  'POST /console/handover/endpoints/:id/ping': [{ by: 'caller', max: 10, seconds: MINUTE }],
  // For API keys: a program that follows the events needs a few calls an hour.
  'GET /v1/candidates': [{ by: 'caller', max: 60, seconds: MINUTE }],
  'GET /v1/candidates/:id': [{ by: 'caller', max: 120, seconds: MINUTE }],
  'POST /talk/posts/:id/report': [{ by: 'caller', max: 30, seconds: HOUR }],
  'POST /partners/me/password': [{ by: 'caller', max: 10, seconds: 10 * MINUTE }],
  'GET /partners/auth/password/:token': [{ by: 'address', max: 100, seconds: 10 * MINUTE }],
  'POST /partners/auth/password': [{ by: 'address', max: 60, seconds: 10 * MINUTE }],
  'POST /partners/auth/sign-in': [{ by: 'address', max: 300, seconds: 10 * MINUTE }],
}
