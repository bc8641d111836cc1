import { describe, expect } from 'vitest'
import { signInTries } from '../../../platform/db/schema/operators.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import {
  addEnrolledOperator,
  addTestOperator,
  codeOf,
  signInOperator,
  TEST_PASSWORD,
} from '../../../testing/test-operator.ts'
import { createTestPasskey } from '../../../testing/test-passkey.ts'
import { keysOf } from '../core/throttle.ts'

const test = serverTest({ settings: { TRUST_PROXY: 'loopback' } })

type Asked = { challenge: string; enrolment: { passkey: { challenge: string } } }

let addresses = 0
/** A visitor with an own address and own cookies. */
function visitor(server: TestApp, cookie = '') {
  const address = `203.0.113.${++addresses}`
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  const post = (path: string, body: object) => server.call('POST', `/console/auth/${path}`, { body, headers })
  return {
    address,
    headers,
    post,
    signIn: (email: string, password = TEST_PASSWORD) => post('sign-in', { email, password }),
    async guess(email: string, times: number) {
      for (let time = 0; time < times; time++) await post('sign-in', { email, password: 'wrong' })
    },
  }
}

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const LOCKED = [429, 'SIGN_IN_LOCKED']

/** Simulates guesses from many addresses until the next one has to wait. */
async function guessedEverywhere(server: TestApp, email: string) {
  const { clock } = server
  const from = { address: '', userAgent: '', cookie: '', visitor: '', shownTo: '' }
  const { keyHash } = keysOf({ audience: 'operator', email, accountId: undefined, from }, server.deps).find(
    ({ by }) => by === 'account',
  )!
  await server.db.drizzle.insert(signInTries).values({ keyHash, failed: 99, lastFailedAt: clock() })
  await visitor(server).guess(email, 1)
}

describe('[SAFE-3] nobody is locked out by others’ guesses', () => {
  test('[BIZ-1] after five wrong guesses there is a wait, even for the right password, and it grows', async ({
    server,
    clock,
  }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    await thief.guess(email, 5)
    const refused = await thief.signIn(email)
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([...LOCKED, '10'])
    clock.advance({ seconds: 10 })
    await thief.guess(email, 1)
    expect((await thief.signIn(email)).headers['retry-after']).toBe('30')
    clock.advance({ seconds: 30 })
    expect((await thief.signIn(email)).statusCode).toBe(202)
  })

  test('the owner signs in from another address meanwhile', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    await thief.guess(email, 20)
    expect(outcome(await thief.signIn(email))).toEqual(LOCKED)
    const { accessToken } = await signInOperator(server, { email, headers: visitor(server).headers })
    expect((await server.call('GET', '/console/me', { token: accessToken })).statusCode).toBe(200)
  })

  test('an e-mail is never refused for many tries: forty tries from ten addresses change nothing', async ({
    server,
  }) => {
    const { email } = await addEnrolledOperator(server)
    for (let count = 0; count < 10; count++) await visitor(server).guess(email, 4)
    expect((await visitor(server).signIn(email)).statusCode).toBe(202)
  })

  test('guesses from many addresses delay strangers but not a known device', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const { cookie } = await signInOperator(server, { email })
    await guessedEverywhere(server, email)
    expect(outcome(await visitor(server).signIn(email))).toEqual(LOCKED)
    expect((await visitor(server, cookie).signIn(email)).statusCode).toBe(202)
  })

  test('a passkey is not throttled', async ({ server }) => {
    const { email } = await addTestOperator(server)
    const owner = visitor(server)
    const passkey = createTestPasskey()
    const asked = (await owner.signIn(email)).json<Asked>()
    const made = passkey.attest(asked.enrolment.passkey)
    await owner.post('passkey/enrol', { challenge: asked.challenge, passkey: made })
    await guessedEverywhere(server, email)
    const stranger = visitor(server)
    await stranger.guess(email, 5)
    expect(outcome(await stranger.signIn(email))).toEqual(LOCKED)
    const options = (await stranger.post('passkey/options', {})).json<{
      challenge: string
      passkey: { challenge: string }
    }>()
    const answer = await stranger.post('passkey', {
      challenge: options.challenge,
      passkey: passkey.assert(options.passkey),
    })
    expect(answer.statusCode).toBe(200)
  })

  test('a known device waits for its own guesses only; another account’s device is unknown', async ({
    server,
  }) => {
    const [one, other] = [await addEnrolledOperator(server), await addEnrolledOperator(server)]
    const { cookie } = await signInOperator(server, one)
    const device = visitor(server, cookie)
    await device.guess(one.email, 5)
    expect(outcome(await device.signIn(one.email))).toEqual(LOCKED)
    // The same address made no wrong try without the cookie.
    const { headers } = device
    const answer = await server.call('POST', '/console/auth/sign-in', {
      body: { email: one.email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-for': headers['x-forwarded-for'] },
    })
    expect(answer.statusCode).toBe(202)
    await guessedEverywhere(server, other.email)
    expect(outcome(await device.signIn(other.email))).toEqual(LOCKED)
  })

  test('an invented device is unknown', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    await guessedEverywhere(server, email)
    for (const value of ['x', 'x.y', `${server.deps.secrets.keyId}.${'A'.repeat(90)}`]) {
      const made = visitor(server, `__Host-console-device=${value}`)
      expect(outcome(await made.signIn(email))).toEqual(LOCKED)
    }
  })
})

describe('[SAFE-3] every wrong try counts', () => {
  test('of thirty concurrent tries five are checked', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    const answers = await Promise.all(Array.from({ length: 30 }, () => thief.signIn(email, 'wrong')))
    const looked = answers.filter(({ statusCode }) => statusCode === 400)
    expect([looked.length, answers.length - looked.length]).toEqual([5, 25])
  })

  test('[BIZ-1] wrong codes count like wrong passwords, and the right password does not reset them', async ({
    server,
  }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    for (let time = 0; time < 5; time++) {
      const { challenge } = (await thief.signIn(email)).json<{ challenge: string }>()
      const answer = await thief.post('second-factor', { challenge, code: '000000' })
      expect(outcome(answer)).toEqual([400, 'SECOND_FACTOR_INVALID'])
    }
    expect(outcome(await thief.signIn(email))).toEqual(LOCKED)
  })

  test('wrong recovery codes count too', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    const { challenge } = (await thief.signIn(email)).json<{ challenge: string }>()
    const code = '0000-0000-0000'
    for (let time = 0; time < 5; time++)
      expect(outcome(await thief.post('recovery-code', { challenge, code }))).toEqual([
        400,
        'RECOVERY_CODE_INVALID',
      ])
    expect(outcome(await thief.post('recovery-code', { challenge, code }))).toEqual(LOCKED)
    expect(outcome(await thief.post('second-factor', { challenge, code: codeOf(server) }))).toEqual(LOCKED)
  })

  test('signing in resets the count', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const { headers, guess, signIn } = visitor(server)
    await guess(email, 4)
    await signInOperator(server, { email, headers })
    await guess(email, 4)
    expect((await signIn(email)).statusCode).toBe(202)
  })

  test('a day without tries resets the count', async ({ server, clock }) => {
    const { email } = await addEnrolledOperator(server)
    const person = visitor(server)
    await person.guess(email, 4)
    clock.advance({ hours: 24 })
    await person.guess(email, 4)
    expect((await person.signIn(email)).statusCode).toBe(202)
  })

  test('the table has neither address nor e-mail', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const thief = visitor(server)
    await thief.guess(email, 1)
    const { rows } = await server.db.pool.query('select * from sign_in_tries')
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|${thief.address}`))
  })
})
