import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addEnrolledOperator, codeOf, signInOperator, TEST_PASSWORD } from '../../../testing/test-operator.ts'

const test = serverTest({ settings: { APP_ORIGIN: 'https://coffee.example' } })

const DAY_HOURS = 24
const refresh = (server: TestApp, cookie: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/console/auth/refresh', { headers: { cookie, ...headers } })
const me = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/me', { token })).statusCode
const refreshIn = (header: string | string[] | undefined) =>
  [header ?? []].flat().find((cookie) => cookie.includes('console-refresh')) ?? ''

/** The whole answer of the last step. */
async function enter(server: TestApp, email: string) {
  server.clock.advance({ seconds: 30 })
  const post = (path: string, body: object) => server.call('POST', `/console/auth/${path}`, { body })
  const { challenge } = (await post('sign-in', { email, password: TEST_PASSWORD })).json<{
    challenge: string
  }>()
  return post('second-factor', { challenge, code: codeOf(server) })
}

describe('[SAFE-3] the refresh token', () => {
  test('is in a cookie that scripts cannot read and other sites do not send, never in a body', async ({
    server,
  }) => {
    const { email } = await addEnrolledOperator(server)
    const answer = await enter(server, email)
    expect(answer.json()).toEqual({ accessToken: expect.any(String), recoveryCodes: null })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-console-refresh=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-console-device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ])
    const token = /=([^;]+)/.exec(refreshIn(answer.headers['set-cookie']))![1]!
    expect(answer.body).not.toContain(token)
    expect(server.logged.join('')).not.toContain(token)
  })

  test('changes with each refresh; a late one ends the login', async ({ server, clock }) => {
    const { email } = await addEnrolledOperator(server)
    const first = await signInOperator(server, { email })
    const answer = await refresh(server, first.cookie)
    const { accessToken } = answer.json<{ accessToken: string }>()
    expect(Object.keys(answer.json<object>())).toEqual(['accessToken'])
    expect(await me(server, accessToken)).toBe(200)
    const next = refreshIn(answer.headers['set-cookie']).split(';')[0]!
    expect(first.cookie).not.toContain(next)
    clock.advance({ minutes: 1 })
    expect((await refresh(server, first.cookie)).json()).toMatchObject({ code: 'LOGIN_EXPIRED' })
    expect((await refresh(server, next)).statusCode).toBe(401)
    expect(await me(server, accessToken)).toBe(401)
  })

  test.for<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('another page cannot refresh: %o', async (headers, { server }) => {
    const { email } = await addEnrolledOperator(server)
    const { cookie } = await signInOperator(server, { email })
    expect((await refresh(server, cookie, headers)).statusCode).toBe(401)
    const own = { 'sec-fetch-site': 'same-origin', origin: 'https://coffee.example' }
    expect((await refresh(server, cookie, own)).statusCode).toBe(200)
  })

  test('is refused as bearer, and an access token as cookie', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const { cookie, accessToken } = await signInOperator(server, { email })
    const token = /console-refresh=([^;]+)/.exec(cookie)![1]!
    expect((await server.call('POST', '/console/auth/refresh', { token })).statusCode).toBe(401)
    expect((await refresh(server, `__Host-console-refresh=${accessToken}`)).statusCode).toBe(401)
    expect((await refresh(server, '')).statusCode).toBe(401)
  })

  test('is deleted by the logout', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const { cookie, accessToken } = await signInOperator(server, { email })
    const answer = await server.call('POST', '/console/auth/logout', { token: accessToken })
    expect(answer.headers['set-cookie']).toBe(
      '__Host-console-refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    )
    expect((await refresh(server, cookie)).statusCode).toBe(401)
  })
})

describe('[SAFE-3] a login to the console ends after thirty days', () => {
  test('whatever was refreshed: cookie and token are refused', async ({ server, clock }) => {
    const { email } = await addEnrolledOperator(server)
    let { cookie } = await signInOperator(server, { email })
    let token = ''
    const next = async () => {
      const answer = await refresh(server, cookie)
      if (answer.statusCode !== 200) return answer
      cookie = refreshIn(answer.headers['set-cookie']).split(';')[0]!
      token = answer.json<{ accessToken: string }>().accessToken
      return answer
    }
    for (const _ of [1, 2]) {
      clock.advance({ hours: 10 * DAY_HOURS })
      await next()
    }
    clock.advance({ hours: 10 * DAY_HOURS, seconds: -1 })
    const last = await next()
    expect(refreshIn(last.headers['set-cookie'])).toContain('; Max-Age=1;')
    expect(await me(server, token)).toBe(200)
    clock.advance({ seconds: 1 })
    expect(await me(server, token)).toBe(401)
    expect((await next()).json()).toMatchObject({ code: 'LOGIN_EXPIRED' })
    const { rows } = await server.db.pool.query(
      `select end_reason from sessions join operators on operators.id = operator_id
       where email = $1 and ended_at is not null`,
      [email],
    )
    expect(rows).toEqual([{ end_reason: 'EXPIRED' }])
  })

  test('and leaves the list of devices', async ({ server, clock }) => {
    const { email, token, sessionId } = await addEnrolledOperator(server)
    const devices = async (of: string) =>
      (await server.call('GET', '/console/sessions', { token: of }))
        .json<{ items: { id: string }[] }>()
        .items.map(({ id }) => id)
    expect(await devices(token)).toContain(sessionId)
    clock.advance({ hours: 29 * DAY_HOURS })
    await server.db.pool.query('update sessions set last_used_at = $2 where id = $1', [sessionId, clock()])
    clock.advance({ hours: DAY_HOURS })
    const { accessToken } = await signInOperator(server, { email })
    expect(await devices(accessToken)).not.toContain(sessionId)
  })
})

test('[SAFE-3] outside production without https the cookie has a plain name', async ({ onTestFinished }) => {
  const server = await createTestApp({ settings: { APP_ORIGIN: 'http://192.0.2.7:3000' } })
  onTestFinished(() => server.close())
  const { email } = await addEnrolledOperator(server)
  const { cookie } = await signInOperator(server, { email })
  expect(cookie).toMatch(/^console-refresh=.+; console-device=.+/)
  const answer = await refresh(server, cookie)
  expect(refreshIn(answer.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/)
})
