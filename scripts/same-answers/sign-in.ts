import { codeAt } from '../../apps/sandbox/client/one-time-code.js'
import type { Walker } from './walker.ts'

const PASSWORD = 'coffee-attack-demo'
/** The second factor of everybody in the demo world. */
const SECRET = 'COFFEEATTACKDEMO'

/** With the code that the phone received. */
export async function signInCandidate(walker: Walker, who: string, phone: string) {
  const caller = walker.caller(who)
  await caller.post('/auth/otp', { phone })
  const { items } = await walker.outside(`/outbox?phone=${phone}`)
  const { code } = items.findLast((item: { code: string | null }) => item.code)
  const { json } = await caller.post('/auth/otp/verify', { phone, code })
  caller.signedIn(json.accessToken)
  return {
    caller,
    userId: json.userId as string,
    refreshToken: json.refreshToken as string,
  }
}

export async function signInOperator(walker: Walker, who: string, email: string) {
  const caller = walker.caller(who)
  const { json: door } = await caller.post('/console/auth/sign-in', { email, password: PASSWORD })
  const { json } = await caller.post('/console/auth/second-factor', {
    challenge: door.challenge,
    code: await codeAt(SECRET, walker.now()),
  })
  caller.signedIn(json.accessToken)
  return caller
}

export async function signInPartner(walker: Walker) {
  const caller = walker.caller('partner')
  const { json } = await caller.post('/partners/auth/sign-in', {
    email: 'partner@coffeeattack.example',
    password: PASSWORD,
  })
  caller.signedIn(json.accessToken)
  return { caller, refreshToken: json.refreshToken as string }
}
