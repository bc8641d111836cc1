import { createHmac } from 'node:crypto'

/**
 * @typedef {import('./walker.mjs').Walker} Walker
 * @typedef {import('./walker.mjs').Caller} Caller
 */

const PASSWORD = 'coffee-attack-demo'
/** COFFEEATTACKDEMO, as an authenticator app reads it. */
const SECRET = base32('COFFEEATTACKDEMO')

function base32(/** @type {string} */ text) {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** RFC 6238, with the figures that every app takes for granted. */
function totp(/** @type {number} */ at) {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', SECRET).update(step).digest()
  const from = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** By the code that the phone received. */
export async function signInCandidate(
  /** @type {Walker} */ walker,
  /** @type {string} */ who,
  /** @type {string} */ phone,
) {
  const caller = walker.caller(who)
  await caller.post('/auth/otp', { phone })
  const { items } = await walker.outside(`/outbox?phone=${phone}`)
  const { code } = items.findLast((/** @type {{ code: string | null }} */ item) => item.code)
  const { json } = await caller.post('/auth/otp/verify', { phone, code })
  caller.signedIn(json.accessToken)
  return {
    caller,
    userId: /** @type {string} */ (json.userId),
    refreshToken: /** @type {string} */ (json.refreshToken),
  }
}

export async function signInOperator(
  /** @type {Walker} */ walker,
  /** @type {string} */ who,
  /** @type {string} */ email,
) {
  const caller = walker.caller(who)
  const { json: door } = await caller.post('/console/auth/sign-in', { email, password: PASSWORD })
  const { json } = await caller.post('/console/auth/second-factor', {
    challenge: door.challenge,
    code: totp(walker.now()),
  })
  caller.signedIn(json.accessToken)
  return caller
}

export async function signInPartner(/** @type {Walker} */ walker) {
  const caller = walker.caller('partner')
  const { json } = await caller.post('/partners/auth/sign-in', {
    email: 'partner@coffeeattack.example',
    password: PASSWORD,
  })
  caller.signedIn(json.accessToken)
  return { caller, refreshToken: /** @type {string} */ (json.refreshToken) }
}
