import { describe, expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator, cookiesOf, TEST_PASSWORD } from '../../../testing/test-operator.ts'
import { createTestPasskey } from '../../../testing/test-passkey.ts'

type Options = { challenge: string; passkey: { challenge: string; allowCredentials?: { id: string }[] } }
type Asked = {
  challenge: string
  methods: { authenticator: boolean; passkey: Options['passkey'] | null; recoveryCode: boolean }
  enrolment: { passkey: Options['passkey'] } | null
}
type Passkey = ReturnType<typeof createTestPasskey>

const post = (server: TestApp, path: string, body: object = {}) =>
  server.call('POST', `/console/auth/${path}`, { body })
const signIn = async (server: TestApp, email: string) =>
  (await post(server, 'sign-in', { email, password: TEST_PASSWORD })).json<Asked>()
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const FAILED = [400, 'PASSKEY_FAILED']

async function enrol(server: TestApp, email: string, passkey: Passkey, faults = {}) {
  const { challenge, enrolment } = await signIn(server, email)
  return post(server, 'passkey/enrol', { challenge, passkey: passkey.attest(enrolment!.passkey, faults) })
}

/** An operator whose only second factor is a passkey. */
async function person(server: TestApp, passkey = createTestPasskey()) {
  const operator = await addTestOperator(server)
  const { recoveryCodes } = (await enrol(server, operator.email, passkey)).json<{ recoveryCodes: string[] }>()
  return { ...operator, passkey, recoveryCodes }
}

/** Signs in by passkey, with the given faults. */
async function enter(server: TestApp, passkey: Passkey, faults = {}) {
  const options = (await post(server, 'passkey/options')).json<Options>()
  return post(server, 'passkey', {
    challenge: options.challenge,
    passkey: passkey.assert(options.passkey, faults),
  })
}

describe('[SAFE-3] a passkey', () => {
  test('is set up at the first sign-in with ten recovery codes, and then signs in alone', async ({
    server,
  }) => {
    const { operatorId, passkey, recoveryCodes } = await person(server)
    expect(new Set(recoveryCodes).size).toBe(10)
    const answer = await enter(server, passkey)
    expect(answer.json()).toEqual({ accessToken: expect.any(String), recoveryCodes: null })
    expect(cookiesOf(answer)).toMatch(/^__Host-console-refresh=.+; __Host-console-device=.+/)
    const token = answer.json<{ accessToken: string }>().accessToken
    expect((await server.call('GET', '/console/me', { token })).json()).toMatchObject({ id: operatorId })
  })

  test('is requested by name after the password', async ({ server }) => {
    const { email, passkey } = await person(server)
    const { challenge, methods, enrolment } = await signIn(server, email)
    expect([methods.authenticator, methods.recoveryCode, enrolment]).toEqual([false, true, null])
    expect(methods.passkey?.allowCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    const answer = await post(server, 'passkey', { challenge, passkey: passkey.assert(methods.passkey!) })
    expect(answer.statusCode).toBe(200)
  })

  test('must be discoverable and verify the user, for our host', async ({ server }) => {
    const { email } = await addTestOperator(server)
    expect((await signIn(server, email)).enrolment?.passkey).toMatchObject({
      rp: { id: 'localhost', name: '커피어택' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect((await post(server, 'passkey/options')).json()).toMatchObject({
      passkey: { rpId: 'localhost', allowCredentials: [], userVerification: 'required' },
    })
  })

  const faults = {
    'from another page': { origin: 'https://coffee-attack.example' },
    'from another host': { rpId: 'coffee-attack.example' },
    'for another challenge': { challenge: 'A'.repeat(43) },
    'of a device that nobody unlocked': { isVerified: false },
  }
  test.for(Object.entries(faults))('%s neither signs in nor sets up', async ([, fault], { server }) => {
    const { passkey } = await person(server)
    expect(outcome(await enter(server, passkey, fault))).toEqual(FAILED)
    const { email } = await addTestOperator(server)
    expect(outcome(await enrol(server, email, createTestPasskey(), fault))).toEqual(FAILED)
    expect((await signIn(server, email)).enrolment).not.toBeNull()
  })

  test('with a lower signature count was copied and is refused', async ({ server }) => {
    const { passkey } = await person(server)
    expect((await enter(server, passkey, { counter: 7 })).statusCode).toBe(200)
    for (const counter of [7, 6, 0])
      expect(outcome(await enter(server, passkey, { counter }))).toEqual(FAILED)
    expect((await enter(server, passkey, { counter: 8 })).statusCode).toBe(200)
  })

  test('without a counter works repeatedly', async ({ server }) => {
    const { passkey } = await person(server, createTestPasskey({ counts: false }))
    expect((await enter(server, passkey)).statusCode).toBe(200)
    expect((await enter(server, passkey)).statusCode).toBe(200)
  })

  test('signs each challenge once, also concurrently', async ({ server }) => {
    const { passkey } = await person(server, createTestPasskey({ counts: false }))
    const options = (await post(server, 'passkey/options')).json<Options>()
    const body = { challenge: options.challenge, passkey: passkey.assert(options.passkey) }
    const answers = await Promise.all([1, 2, 3].map(() => post(server, 'passkey', body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect(outcome(await post(server, 'passkey', body))).toEqual([410, 'CODE_EXPIRED'])
  })

  test('a challenge expires after five minutes', async ({ server, clock }) => {
    const { passkey } = await person(server)
    const options = (await post(server, 'passkey/options')).json<Options>()
    clock.advance({ minutes: 5 })
    const answer = await post(server, 'passkey', {
      challenge: options.challenge,
      passkey: passkey.assert(options.passkey),
    })
    expect(outcome(answer)).toEqual([410, 'CODE_EXPIRED'])
  })

  test('of another person or unknown does not finish a sign-in', async ({ server }) => {
    const [one, other] = [await person(server), await person(server)]
    const { challenge, methods } = await signIn(server, one.email)
    for (const foreign of [other.passkey, createTestPasskey()]) {
      const passkey = foreign.assert(methods.passkey!)
      expect(outcome(await post(server, 'passkey', { challenge, passkey }))).toEqual(FAILED)
    }
  })

  test('under another’s name is not theirs', async ({ server }) => {
    const [one, other] = [await person(server), await person(server)]
    const options = (await post(server, 'passkey/options')).json<Options>()
    const made = one.passkey.assert(options.passkey)
    const userHandle = Buffer.from(other.operatorId).toString('base64url')
    const passkey = { ...made, response: { ...made.response, userHandle } }
    expect(outcome(await post(server, 'passkey', { challenge: options.challenge, passkey }))).toEqual(FAILED)
  })

  test('of a disabled operator is refused', async ({ server }) => {
    const { operatorId, passkey } = await person(server)
    await server.db.pool.query('update operators set disabled_at = now() where id = $1', [operatorId])
    expect(outcome(await enter(server, passkey))).toEqual(FAILED)
  })

  test('belongs to one account', async ({ server }) => {
    const { passkey } = await person(server)
    const { email } = await addTestOperator(server)
    expect(outcome(await enrol(server, email, passkey))).toEqual(FAILED)
  })

  test('a password alone adds none to another: an earlier enrolment has expired', async ({ server }) => {
    const { email } = await addTestOperator(server)
    const begun = await signIn(server, email)
    await enrol(server, email, createTestPasskey())
    const late = await post(server, 'passkey/enrol', {
      challenge: begun.challenge,
      passkey: createTestPasskey().attest(begun.enrolment!.passkey),
    })
    expect(outcome(late)).toEqual([410, 'CODE_EXPIRED'])
    const code = await post(server, 'second-factor', { challenge: begun.challenge, code: '123456' })
    expect(outcome(code)).toEqual([410, 'CODE_EXPIRED'])
  })

  test('a challenge works for its purpose only', async ({ server }) => {
    const { challenge } = (await post(server, 'passkey/options')).json<Options>()
    const passkey = createTestPasskey()
    for (const [path, body] of [
      ['second-factor', { code: '123456' }],
      ['recovery-code', { code: '0000-0000-0000' }],
      ['passkey/enrol', { passkey: passkey.attest({ challenge: 'A' }) }],
    ] as const)
      expect(outcome(await post(server, path, { challenge, ...body }))).toEqual([410, 'CODE_EXPIRED'])
  })
})

describe('[SAFE-3] recovery codes', () => {
  const recover = async (server: TestApp, email: string, code: string) => {
    const { challenge } = await signIn(server, email)
    return post(server, 'recovery-code', { challenge, code })
  }

  test('each works once in any spelling, and its use is recorded', async ({ server }) => {
    const { email, operatorId, recoveryCodes } = await person(server)
    const [code = ''] = recoveryCodes
    const answer = await recover(server, email, ` ${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(answer.json()).toEqual({ accessToken: expect.any(String), recoveryCodes: null })
    expect(outcome(await recover(server, email, code))).toEqual([400, 'RECOVERY_CODE_INVALID'])
    const { rows } = await server.db.pool.query(
      'select action from audit_log where actor_id = $1 order by id',
      [operatorId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['operator.add-passkey', 'operator.use-recovery-code'])
  })

  test('of two concurrent uses one succeeds', async ({ server }) => {
    const { email, recoveryCodes } = await person(server)
    const answers = await Promise.all([1, 2, 3].map(() => recover(server, email, recoveryCodes[1]!)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  })

  test('belong to one operator and are stored hashed', async ({ server }) => {
    const [one, other] = [await person(server), await person(server)]
    expect(outcome(await recover(server, other.email, one.recoveryCodes[2]!))).toEqual([
      400,
      'RECOVERY_CODE_INVALID',
    ])
    const { rows } = await server.db.pool.query('select * from recovery_codes')
    const kept = JSON.stringify(rows)
    for (const code of one.recoveryCodes) {
      expect(kept).not.toContain(code)
      expect(server.logged.join('')).not.toContain(code)
    }
  })
})
