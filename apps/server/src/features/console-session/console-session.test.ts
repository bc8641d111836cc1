import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestOperator, TEST_PASSWORD } from '../../testing/test-operator.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Pair = { accessToken: string; refreshToken: string }
type Challenge = { challenge: string; enrolment: { secret: string; uri: string } | null }

const post = (path: string, body: object) => server.call('POST', `/console/auth/${path}`, { body })
const signIn = (email: string, password = TEST_PASSWORD) => post('sign-in', { email, password })
const me = (token: string) => server.call('GET', '/console/me', { token })
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock().getTime() })

async function recruiter(given: object = {}) {
  const companyId = await addCompany(server.db.drizzle, { name: '노을클라우드', key: '노을클라우드' })
  return { companyId, ...(await addTestOperator(server, { companyId, ...given })) }
}

describe('[BIZ-1] a recruiter', () => {
  test('signs in with e-mail and password and is told whose recruiter they are', async () => {
    const { email, operatorId, companyId } = await recruiter()
    const { accessToken } = (await signIn(email.toUpperCase())).json<Pair>()
    expect((await me(accessToken)).json()).toEqual({
      id: operatorId,
      name: '이도현',
      email,
      role: 'recruiter',
      greeting: '',
      company: { id: companyId, name: '노을클라우드', logo: null },
    })
  })

  test('a wrong password and an unknown address are told alike', async () => {
    const { email } = await recruiter()
    expect(outcome(await signIn(email, 'wrong'))).toEqual([400, 'SIGN_IN_FAILED'])
    expect(outcome(await signIn('nobody@example.com'))).toEqual([400, 'SIGN_IN_FAILED'])
  })

  test('after five wrong passwords even the right one waits ten minutes', async () => {
    const { email } = await recruiter()
    for (let tries = 0; tries < 5; tries++) await signIn(email, 'wrong')
    expect(outcome(await signIn(email))).toEqual([429, 'SIGN_IN_LOCKED'])
    server.clock.advance({ minutes: 10 })
    expect((await signIn(email)).statusCode).toBe(200)
  })

  test('who is disabled is out at once, with the token in hand too', async () => {
    const { email, token, operatorId } = await recruiter()
    await server.db.pool.query('update operators set disabled_at = now() where id = $1', [operatorId])
    expect(outcome(await me(token))).toEqual([401, 'UNAUTHORIZED'])
    expect(outcome(await signIn(email))).toEqual([400, 'SIGN_IN_FAILED'])
  })

  test('refreshes and signs out; a signed-out token opens nothing', async () => {
    const { email } = await recruiter()
    const first = (await signIn(email)).json<Pair>()
    const refreshed = await server.call('GET', '/console/auth/refresh', { token: first.refreshToken })
    const { accessToken } = refreshed.json<Pair>()
    expect((await server.call('POST', '/console/auth/logout', { token: accessToken })).statusCode).toBe(204)
    expect((await me(accessToken)).statusCode).toBe(401)
    const again = await server.call('GET', '/console/auth/refresh', { token: first.refreshToken })
    expect(again.statusCode).toBe(401)
  })

  test('sees the devices and signs one out; another person’s is not found', async () => {
    const { email, token, sessionId } = await recruiter()
    const other = (await signIn(email)).json<Pair>()
    const { items } = (await server.call('GET', '/console/sessions', { token })).json<{
      items: { id: string; isCurrent: boolean }[]
    }>()
    expect(items).toHaveLength(2)
    const remote = items.find(({ id }) => id !== sessionId)!
    const stranger = await recruiter()
    const path = `/console/sessions/${remote.id}`
    expect((await server.call('DELETE', path, { token: stranger.token })).statusCode).toBe(404)
    expect((await me(other.accessToken)).statusCode).toBe(200)
    expect((await server.call('DELETE', path, { token })).statusCode).toBe(204)
    expect((await me(other.accessToken)).statusCode).toBe(401)
  })

  test('a candidate’s token opens no console, nor a recruiter’s a candidate’s call', async () => {
    const { token } = await recruiter()
    expect((await me(server.signIn('candidate').token)).statusCode).toBe(401)
    expect((await server.call('GET', '/users/devices', { token })).statusCode).toBe(401)
  })
})

describe('[BIZ-1] agents and admins need a second factor', () => {
  async function enrolled(role: 'AGENT' | 'ADMIN' = 'AGENT') {
    const { email } = await addTestOperator(server, { role })
    const asked = (await signIn(email)).json<Challenge>()
    const secret = asked.enrolment!.secret
    const pair = await post('second-factor', { challenge: asked.challenge, code: codeOf(secret) })
    return { email, secret, pair }
  }

  test.each(['AGENT', 'ADMIN'] as const)('an %s sets it up at the first sign-in', async (role) => {
    const { pair, email, secret } = await enrolled(role)
    expect((await me(pair.json<Pair>().accessToken)).json()).toMatchObject({ role: role.toLowerCase() })
    server.clock.advance({ seconds: 60 })
    const next = await signIn(email)
    expect(next.statusCode).toBe(202)
    const { challenge, enrolment } = next.json<Challenge>()
    expect(enrolment).toBeNull()
    expect((await post('second-factor', { challenge, code: codeOf(secret) })).statusCode).toBe(200)
  })

  test('the same code does not work twice', async () => {
    const { email, secret } = await enrolled()
    const { challenge } = (await signIn(email)).json<Challenge>()
    const answer = await post('second-factor', { challenge, code: codeOf(secret) })
    expect(outcome(answer)).toEqual([400, 'SECOND_FACTOR_INVALID'])
  })

  test('of two uses of one code at once one gets in', async () => {
    const { email, secret } = await enrolled()
    server.clock.advance({ seconds: 60 })
    const { challenge } = (await signIn(email)).json<Challenge>()
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2].map(() => post('second-factor', { challenge, code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('five wrong codes lock the account', async () => {
    const { email } = await enrolled()
    const { challenge } = (await signIn(email)).json<Challenge>()
    for (let tries = 0; tries < 5; tries++) await post('second-factor', { challenge, code: '000000' })
    expect(outcome(await signIn(email))).toEqual([429, 'SIGN_IN_LOCKED'])
    server.clock.advance({ minutes: 10 })
  })

  test('a challenge dies after five minutes; a made-up one is worth nothing', async () => {
    const { email, secret } = await enrolled()
    const { challenge } = (await signIn(email)).json<Challenge>()
    server.clock.advance({ minutes: 5 })
    const late = await post('second-factor', { challenge, code: codeOf(secret) })
    expect(outcome(late)).toEqual([410, 'CODE_EXPIRED'])
    const madeUp = await post('second-factor', { challenge: 'x.y', code: codeOf(secret) })
    expect(outcome(madeUp)).toEqual([410, 'CODE_EXPIRED'])
  })

  test('an enrolment that was begun twice takes the first secret that is confirmed', async () => {
    const { email } = await addTestOperator(server)
    const one = (await signIn(email)).json<Challenge>()
    const two = (await signIn(email)).json<Challenge>()
    const first = await post('second-factor', {
      challenge: one.challenge,
      code: codeOf(one.enrolment!.secret),
    })
    expect(first.statusCode).toBe(200)
    const second = await post('second-factor', {
      challenge: two.challenge,
      code: codeOf(two.enrolment!.secret),
    })
    expect(second.statusCode).toBe(400)
  })
})
