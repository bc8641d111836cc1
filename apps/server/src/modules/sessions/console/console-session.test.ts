import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import {
  addEnrolledOperator,
  addTestOperator,
  codeOf,
  cookiesOf,
  signInOperator,
  TEST_PASSWORD,
} from '../../../testing/test-operator.ts'

type Login = { accessToken: string; recoveryCodes: string[] | null }
type Challenge = {
  challenge: string
  methods: object
  enrolment: { secret: string; uri: string } | null
}

const post = (server: TestApp, path: string, body: object) =>
  server.call('POST', `/console/auth/${path}`, { body })
const signIn = (server: TestApp, email: string, password = TEST_PASSWORD) =>
  post(server, 'sign-in', { email, password })
const me = (server: TestApp, token: string) => server.call('GET', '/console/me', { token })
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function recruiter(server: TestApp, given: object = {}) {
  const companyId = await addCompany(server.db.drizzle, { name: '노을클라우드', key: '노을클라우드' })
  return { companyId, ...(await addEnrolledOperator(server, { companyId, ...given })) }
}

describe('[BIZ-1] a recruiter', () => {
  test('signs in with e-mail, password and code, and gets their company', async ({ server }) => {
    const { email, operatorId, companyId } = await recruiter(server)
    const { accessToken } = await signInOperator(server, { email: email.toUpperCase() })
    expect((await me(server, accessToken)).json()).toEqual({
      id: operatorId,
      name: '이도현',
      email,
      role: 'recruiter',
      title: '',
      greeting: '',
      company: { id: companyId, name: '노을클라우드', logo: null, isVerified: false },
    })
  })

  test('a wrong password and an unknown address get the same answer', async ({ server }) => {
    const { email } = await recruiter(server)
    expect(outcome(await signIn(server, email, 'wrong'))).toEqual([400, 'SIGN_IN_FAILED'])
    expect(outcome(await signIn(server, 'nobody@example.com'))).toEqual([400, 'SIGN_IN_FAILED'])
  })

  test('a disabled operator is signed out at once, even with a valid token', async ({ server }) => {
    const { email, token, operatorId } = await recruiter(server)
    await server.db.pool.query('update operators set disabled_at = now() where id = $1', [operatorId])
    expect(outcome(await me(server, token))).toEqual([401, 'UNAUTHORIZED'])
    expect(outcome(await signIn(server, email))).toEqual([400, 'SIGN_IN_FAILED'])
  })

  test('refreshes and signs out; a signed-out token is refused', async ({ server }) => {
    const { email } = await recruiter(server)
    const { cookie } = await signInOperator(server, { email })
    const refresh = () => server.call('POST', '/console/auth/refresh', { headers: { cookie } })
    const { accessToken } = (await refresh()).json<Login>()
    expect((await me(server, accessToken)).statusCode).toBe(200)
    expect((await server.call('POST', '/console/auth/logout', { token: accessToken })).statusCode).toBe(204)
    expect((await me(server, accessToken)).statusCode).toBe(401)
    expect((await refresh()).statusCode).toBe(401)
  })

  test('lists devices and signs one out; another person’s is not found', async ({ server }) => {
    const { email, token, sessionId } = await recruiter(server)
    const other = await signInOperator(server, { email })
    const { items } = (await server.call('GET', '/console/sessions', { token })).json<{
      items: { id: string; isCurrent: boolean }[]
    }>()
    expect(items).toHaveLength(2)
    const remote = items.find(({ id }) => id !== sessionId)!
    const stranger = await recruiter(server)
    const path = `/console/sessions/${remote.id}`
    expect((await server.call('DELETE', path, { token: stranger.token })).statusCode).toBe(404)
    expect((await me(server, other.accessToken)).statusCode).toBe(200)
    expect((await server.call('DELETE', path, { token })).statusCode).toBe(204)
    expect((await me(server, other.accessToken)).statusCode).toBe(401)
  })

  test('a candidate’s token is refused by the console, and the other way round', async ({ server }) => {
    const { token } = await recruiter(server)
    expect((await me(server, server.signIn('candidate').token)).statusCode).toBe(401)
    expect((await server.call('GET', '/users/devices', { token })).statusCode).toBe(401)
  })
})

describe('[BIZ-1] everybody needs a second factor', () => {
  async function enrolled(server: TestApp, given: Parameters<typeof addTestOperator>[1] = {}) {
    const { email } = await addTestOperator(server, given)
    const asked = (await signIn(server, email)).json<Challenge>()
    const secret = asked.enrolment!.secret
    const login = await post(server, 'second-factor', {
      challenge: asked.challenge,
      code: codeOf(server, secret),
    })
    return { email, secret, login }
  }

  test.for(['AGENT', 'ADMIN', 'RECRUITER'] as const)(
    '[SAFE-3] an %s sets one up at the first sign-in',
    async (role, { server, clock }) => {
      const companyId = role === 'RECRUITER' ? await addCompany(server.db.drizzle) : null
      const { login, email, secret } = await enrolled(server, { role, companyId })
      expect((await me(server, login.json<Login>().accessToken)).json()).toMatchObject({
        role: role.toLowerCase(),
      })
      clock.advance({ seconds: 60 })
      const next = await signIn(server, email)
      expect(next.statusCode).toBe(202)
      const { challenge, enrolment, methods } = next.json<Challenge>()
      expect(enrolment).toBeNull()
      expect(methods).toEqual({ authenticator: true, passkey: null, recoveryCode: true })
      expect(
        (await post(server, 'second-factor', { challenge, code: codeOf(server, secret) })).statusCode,
      ).toBe(200)
    },
  )

  test('[SAFE-3] a password alone returns no token and sets no cookie', async ({ server }) => {
    const { email } = await recruiter(server)
    const answer = await signIn(server, email)
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([202, ''])
    expect(answer.body).not.toMatch(/token/i)
  })

  test('the same code does not work twice', async ({ server }) => {
    const { email, secret } = await enrolled(server)
    const { challenge } = (await signIn(server, email)).json<Challenge>()
    const answer = await post(server, 'second-factor', { challenge, code: codeOf(server, secret) })
    expect(outcome(answer)).toEqual([400, 'SECOND_FACTOR_INVALID'])
  })

  test('of two concurrent uses of a code one succeeds', async ({ server, clock }) => {
    const { email, secret } = await enrolled(server)
    clock.advance({ seconds: 60 })
    const { challenge } = (await signIn(server, email)).json<Challenge>()
    const code = codeOf(server, secret)
    const answers = await Promise.all([1, 2].map(() => post(server, 'second-factor', { challenge, code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('[SAFE-3] a challenge works once, also with another code', async ({ server, clock }) => {
    const { email, secret } = await enrolled(server)
    clock.advance({ seconds: 60 })
    const { challenge } = (await signIn(server, email)).json<Challenge>()
    const first = await post(server, 'second-factor', { challenge, code: codeOf(server, secret) })
    expect(first.statusCode).toBe(200)
    clock.advance({ seconds: 60 })
    const again = await post(server, 'second-factor', { challenge, code: codeOf(server, secret) })
    expect(outcome(again)).toEqual([410, 'CODE_EXPIRED'])
  })

  test('a challenge expires after five minutes; an invented one is refused', async ({ server, clock }) => {
    const { email, secret } = await enrolled(server)
    const { challenge } = (await signIn(server, email)).json<Challenge>()
    clock.advance({ minutes: 5 })
    const late = await post(server, 'second-factor', { challenge, code: codeOf(server, secret) })
    expect(outcome(late)).toEqual([410, 'CODE_EXPIRED'])
    const madeUp = await post(server, 'second-factor', { challenge: 'x.y', code: codeOf(server, secret) })
    expect(outcome(madeUp)).toEqual([410, 'CODE_EXPIRED'])
  })

  test('of two concurrent enrolments the first confirmed secret stays', async ({ server }) => {
    const { email } = await addTestOperator(server)
    const one = (await signIn(server, email)).json<Challenge>()
    const two = (await signIn(server, email)).json<Challenge>()
    const first = await post(server, 'second-factor', {
      challenge: one.challenge,
      code: codeOf(server, one.enrolment!.secret),
    })
    expect(first.statusCode).toBe(200)
    const second = await post(server, 'second-factor', {
      challenge: two.challenge,
      code: codeOf(server, two.enrolment!.secret),
    })
    expect(second.statusCode).toBe(400)
  })
})
