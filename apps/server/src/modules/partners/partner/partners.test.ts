import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { partner } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { addPartner, PARTNER_PASSWORD } from '../testing/test-partner.ts'

type Pair = { accessToken: string; refreshToken: string }

const test = serverTest({ settings: { APP_ORIGIN: 'https://coffee.example', TRUST_PROXY: 'loopback' } })

const signIn = (server: TestApp, email: string, password = PARTNER_PASSWORD) =>
  server.call('POST', '/partners/auth/sign-in', { body: { email, password } })
const signedIn = async (server: TestApp, email: string) => (await signIn(server, email)).json<Pair>()
const me = (server: TestApp, token: string) => server.call('GET', '/partners/me', { token })
const refresh = (server: TestApp, token: string) => server.call('GET', '/partners/auth/refresh', { token })
const code = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code

test('[PUB-8] a partner signs in, reads their link, and logs out', async ({ server }) => {
  const { id, email } = await addPartner(server, { name: '서다온', code: 'daon' })
  const { accessToken, refreshToken } = await signedIn(server, email.toUpperCase())
  expect((await me(server, accessToken)).json()).toEqual({
    id,
    name: '서다온',
    email,
    referralUrl: 'https://coffee.example/?ref=daon',
  })
  const out = await server.call('POST', '/partners/auth/logout', { token: accessToken })
  expect([out.statusCode, (await refresh(server, refreshToken)).statusCode]).toEqual([204, 401])
})

test('[AUTH-8] refresh tokens rotate, and reusing an old one ends the login', async ({ server, clock }) => {
  const { email } = await addPartner(server)
  const first = await signedIn(server, email)
  const second = (await refresh(server, first.refreshToken)).json<Pair>()
  expect((await me(server, second.accessToken)).statusCode).toBe(200)
  clock.advance({ minutes: 1 })
  expect(code(await refresh(server, first.refreshToken))).toBe('LOGIN_EXPIRED')
  expect(code(await refresh(server, second.refreshToken))).toBe('LOGIN_EXPIRED')
})

test('[PUB-8] a wrong password and an unknown e-mail get the same answer, and five failures make the caller wait', async ({
  server,
  clock,
}) => {
  const { email } = await addPartner(server)
  expect(code(await signIn(server, 'nobody@example.com'))).toBe('SIGN_IN_FAILED')
  for (let tries = 0; tries < 5; tries += 1)
    expect(code(await signIn(server, email, 'wrong'))).toBe('SIGN_IN_FAILED')
  const refused = await signIn(server, email)
  expect([code(refused), refused.headers['retry-after']]).toEqual(['SIGN_IN_LOCKED', '10'])
  clock.advance({ seconds: 10 })
  expect((await signIn(server, email)).statusCode).toBe(200)
})

test('[SAFE-3] a partner can sign in while others guess, and on a known device after their own failures', async ({
  server,
}) => {
  const { email } = await addPartner(server)
  const from = (address: string, password = PARTNER_PASSWORD, cookie = '') =>
    server.call('POST', '/partners/auth/sign-in', {
      body: { email, password },
      headers: { 'x-forwarded-for': address, cookie },
    })
  for (let tries = 0; tries < 20; tries += 1) await from('203.0.113.1', 'wrong')
  expect(code(await from('203.0.113.1'))).toBe('SIGN_IN_LOCKED')
  const answer = await from('203.0.113.2')
  expect(answer.statusCode).toBe(200)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(
    /^__Host-partner-device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect((await from('203.0.113.1', PARTNER_PASSWORD, cookie.split(';')[0])).statusCode).toBe(200)
})

test('[PUB-8] a disabled partner is signed out, and their link shows no name', async ({ server, clock }) => {
  const { id, email } = await addPartner(server, { code: 'closed' })
  const { accessToken, refreshToken } = await signedIn(server, email)
  await server.db.pool.query('update partners set disabled_at = now() where id = $1', [id])
  await endSessions(server.db.drizzle, partner(id), null, 'DISABLED', clock())
  expect((await me(server, accessToken)).statusCode).toBe(401)
  expect((await refresh(server, refreshToken)).statusCode).toBe(401)
  expect(code(await signIn(server, email))).toBe('SIGN_IN_FAILED')
  expect((await server.call('GET', '/partners/referrers/closed')).statusCode).toBe(404)
})

test('[PUB-8] a new password must be strong and signs out the other devices', async ({ server }) => {
  const { email } = await addPartner(server)
  const [here, there] = [await signedIn(server, email), await signedIn(server, email)]
  const change = (body: object) =>
    server.call('POST', '/partners/me/password', { token: here.accessToken, body })
  expect((await change({ current: 'wrong', next: 'a quiet morning' })).json()).toMatchObject({
    fields: { current: '지금 비밀번호가 맞지 않아요' },
  })
  expect((await change({ current: PARTNER_PASSWORD, next: 'short' })).json()).toMatchObject({
    fields: { next: '비밀번호는 10자 이상이어야 해요' },
  })
  expect((await change({ current: PARTNER_PASSWORD, next: '1234567890' })).json()).toMatchObject({
    fields: { next: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요' },
  })
  expect((await change({ current: PARTNER_PASSWORD, next: 'a quiet morning' })).statusCode).toBe(204)
  expect((await refresh(server, there.refreshToken)).statusCode).toBe(401)
  expect((await refresh(server, here.refreshToken)).statusCode).toBe(200)
  expect((await signIn(server, email, 'a quiet morning')).statusCode).toBe(200)
})

test('[PUB-5] anybody with the link can read the partner’s name and nothing else', async ({ server }) => {
  await addPartner(server, { name: '서다온', code: 'daon-coffee' })
  expect((await server.call('GET', '/partners/referrers/daon-coffee')).json()).toEqual({ name: '서다온' })
  for (const unknown of ['nobody', 'DAON-COFFEE', "x'--", 'a'.repeat(31)])
    expect((await server.call('GET', `/partners/referrers/${encodeURIComponent(unknown)}`)).statusCode).toBe(
      404,
    )
})

test('[PUB-8] tokens of candidates and operators are refused', async ({ server }) => {
  for (const audience of ['candidate', 'operator', 'partner-refresh'] as const)
    for (const path of ['/partners/me', '/partners/funnel?from=2026-11-01&to=2026-11-02'])
      expect((await server.call('GET', path, { token: server.signIn(audience).token })).statusCode).toBe(401)
})
