import { codeAt } from '../../apps/sandbox/client/one-time-code.js'

/**
 * @typedef {import('./walker.mjs').Walker} Walker
 * @typedef {import('./walker.mjs').Caller} Caller
 */

const PASSWORD = 'coffee-attack-demo'
/** The second factor of everybody in the demo world. */
const SECRET = 'COFFEEATTACKDEMO'

/** With the code that the phone received. */
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
    code: await codeAt(SECRET, walker.now()),
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
