import { describe, expect, vi } from 'vitest'
import { dumpOf } from '../../../testing/dump.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo, tokenIn } from '../../../testing/test-mails.ts'
import {
  addEnrolledOperator,
  addTestOperator,
  codeOf,
  signInOperator,
  TEST_PASSWORD,
} from '../../../testing/test-operator.ts'

const test = serverTest({ settings: { TRUST_PROXY: 'loopback' } })

const PASSWORD = 'another quiet morning'

let addresses = 0
const ask = (server: TestApp, email: string, address = `203.0.113.${++addresses}`) =>
  server.call('POST', '/console/auth/password-reset', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  })
const show = (server: TestApp, token: string) => server.call('GET', `/console/auth/password-reset/${token}`)
const confirm = (server: TestApp, token: string, password = PASSWORD) =>
  server.call('POST', '/console/auth/password-reset/confirm', { body: { token, password } })
const signIn = (server: TestApp, email: string, password: string) =>
  server.call('POST', '/console/auth/sign-in', { body: { email, password } })
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const EXPIRED = [410, 'RESET_LINK_EXPIRED']

/** The mail is sent after the answer. */
async function mailedTokens(server: TestApp, email: string, count: number): Promise<string[]> {
  await vi.waitFor(async () => expect(await mailsTo(server, email)).toHaveLength(count), PATIENT)
  return (await mailsTo(server, email)).map(tokenIn)
}

/** An operator who asked for a link, and its token. */
async function asked(server: TestApp) {
  const person = await addEnrolledOperator(server)
  expect((await ask(server, person.email.toUpperCase())).statusCode).toBe(202)
  const [token = ''] = await mailedTokens(server, person.email, 1)
  return { ...person, reset: token }
}

describe('[SAFE-3] a password reset by link', () => {
  test('names the account, works once and ends all logins; the second factor stays', async ({ server }) => {
    const { email, reset, token } = await asked(server)
    const { accessToken } = await signInOperator(server, { email })
    expect((await show(server, reset)).json()).toEqual({ email })
    const answer = await confirm(server, reset)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined])
    for (const login of [token, accessToken])
      expect((await server.call('GET', '/console/me', { token: login })).statusCode).toBe(401)
    expect(outcome(await signIn(server, email, TEST_PASSWORD))).toEqual([400, 'SIGN_IN_FAILED'])
    expect((await signIn(server, email, PASSWORD)).json()).toMatchObject({
      methods: { authenticator: true },
      enrolment: null,
    })
    expect(outcome(await confirm(server, reset, 'yet another morning'))).toEqual(EXPIRED)
    expect(outcome(await show(server, reset))).toEqual(EXPIRED)
  })

  test('works once, also concurrently', async ({ server }) => {
    const { reset } = await asked(server)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(server, reset)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410, 410])
  })

  test('works for thirty minutes, to the second', async ({ server, clock }) => {
    const { reset } = await asked(server)
    clock.advance({ minutes: 30, seconds: -1 })
    expect((await show(server, reset)).statusCode).toBe(200)
    clock.advance({ seconds: 1 })
    expect(outcome(await show(server, reset))).toEqual(EXPIRED)
    expect(outcome(await confirm(server, reset))).toEqual(EXPIRED)
  })

  test('works with the newest link only', async ({ server }) => {
    const { email, reset } = await asked(server)
    await ask(server, email)
    const newest = (await mailedTokens(server, email, 2)).at(-1)!
    expect(outcome(await confirm(server, reset))).toEqual(EXPIRED)
    expect((await confirm(server, newest)).statusCode).toBe(204)
  })

  test('does not work for disabled operators, who get no link', async ({ server }) => {
    const { email, reset, operatorId } = await asked(server)
    await server.db.pool.query('update operators set disabled_at = now() where id = $1', [operatorId])
    expect(outcome(await show(server, reset))).toEqual(EXPIRED)
    expect(outcome(await confirm(server, reset))).toEqual(EXPIRED)
    const other = await addEnrolledOperator(server)
    // Mails are sent in order, so the first mail would have arrived before this one.
    expect((await ask(server, email)).statusCode).toBe(202)
    await ask(server, other.email)
    await mailedTokens(server, other.email, 1)
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('an invented token gets the answer of a used one, and a malformed one is 404', async ({ server }) => {
    expect(outcome(await show(server, 'x'.repeat(43)))).toEqual(EXPIRED)
    expect(outcome(await confirm(server, 'x'.repeat(43)))).toEqual(EXPIRED)
    expect((await show(server, 'x')).statusCode).toBe(404)
  })

  test.for([
    ['short', '비밀번호는 10자 이상이어야 해요'],
    ['qwertyuiop', '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요'],
    ['coffeeattack', '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요'],
  ] as const)(
    '%s is refused at its field and does not use the link',
    async ([password, sentence], { server }) => {
      const { reset } = await asked(server)
      expect((await confirm(server, reset, password)).json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { password: sentence },
      })
      expect((await confirm(server, reset)).statusCode).toBe(204)
    },
  )

  test('the token is in the mail only', async ({ server }) => {
    const { reset } = await asked(server)
    await show(server, reset)
    for (const text of [await dumpOf(server), server.logged.join('')]) expect(text).not.toContain(reset)
  })

  test('three mails in half an hour, whoever asks; the newest link works', async ({ server, clock }) => {
    const { email } = await asked(server)
    for (const count of [2, 3]) {
      await ask(server, email)
      await mailedTokens(server, email, count)
    }
    for (const _ of [4, 5]) expect((await ask(server, email)).statusCode).toBe(202)
    const other = await addEnrolledOperator(server)
    await ask(server, other.email)
    await mailedTokens(server, other.email, 1)
    const newest = (await mailedTokens(server, email, 3)).at(-1)!
    expect((await show(server, newest)).statusCode).toBe(200)
    clock.advance({ minutes: 30 })
    await ask(server, email)
    // Expired links are deleted.
    const [next] = await mailedTokens(server, email, 1)
    expect(next).not.toBe(newest)
    expect((await show(server, next!)).statusCode).toBe(200)
  })

  test('one address can ask five times in ten minutes per account', async ({ server }) => {
    const statuses = []
    for (let time = 0; time < 6; time++)
      statuses.push((await ask(server, 'nobody@example.com', '198.51.100.1')).statusCode)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await ask(server, 'somebody@example.com', '198.51.100.1')).statusCode).toBe(202)
    expect((await ask(server, 'nobody@example.com', '198.51.100.2')).statusCode).toBe(202)
  })

  test('a failing mail is logged without address or token and waits', async ({ server }) => {
    const { email, reset } = await asked(server)
    const log = () => server.logged.join('')
    await vi.waitFor(() => expect(log()).toContain('mail not sent: PASSWORD_RESET'), PATIENT)
    expect(log()).not.toContain(email)
    expect(log()).not.toContain(reset)
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('is recorded in the audit trail', async ({ server }) => {
    const { reset, operatorId } = await asked(server)
    await confirm(server, reset)
    const { rows } = await server.db.pool.query(
      'select action, actor_id from audit_log where subject_id = $1',
      [operatorId],
    )
    expect(rows).toEqual([{ action: 'operator.reset-password', actor_id: operatorId }])
  })
})

test('[SAFE-3] after a reset earlier wrong tries no longer delay', async ({ server }) => {
  const { email, reset } = await asked(server)
  for (let time = 0; time < 5; time++) await signIn(server, email, 'wrong')
  expect((await signIn(server, email, PASSWORD)).statusCode).toBe(429)
  await confirm(server, reset)
  expect((await signIn(server, email, PASSWORD)).statusCode).toBe(202)
})

test('[SAFE-3] an account without a second factor sets one up after the reset', async ({ server }) => {
  const { email } = await addTestOperator(server)
  await ask(server, email)
  const [token = ''] = await mailedTokens(server, email, 1)
  await confirm(server, token)
  expect((await signIn(server, email, PASSWORD)).json()).toMatchObject({
    enrolment: { secret: expect.any(String) },
  })
})

test('[SAFE-3] an old password given before the reset no longer continues', async ({ server }) => {
  const { email } = await addTestOperator(server)
  const { challenge, enrolment } = (await signIn(server, email, TEST_PASSWORD)).json<{
    challenge: string
    enrolment: { secret: string }
  }>()
  await ask(server, email)
  const [token = ''] = await mailedTokens(server, email, 1)
  await confirm(server, token)
  const body = { challenge, code: codeOf(server, enrolment.secret) }
  const answer = await server.call('POST', '/console/auth/second-factor', { body })
  expect(outcome(answer)).toEqual([410, 'CODE_EXPIRED'])
  expect((await signIn(server, email, PASSWORD)).json()).toMatchObject({ methods: { authenticator: false } })
})
