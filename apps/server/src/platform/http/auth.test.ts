import { createHmac } from 'node:crypto'
import { describe, expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { RegisterCalls } from '../module.ts'
import type { Purpose } from './tokens.ts'

const expiredAt = '2026-12-16T00:00:00.000Z'

const feature: RegisterCalls = (handle) => {
  handle('GET /v3/users/my', ({ caller }) => ({
    isActivate: true,
    name: caller.userId,
    certified: true,
    expiredAt,
  }))
  handle('GET /users/exist', ({ caller }) => ({ existence: caller !== null }))
  handle('GET /auth/refresh', ({ caller }) => ({ accessToken: caller.sessionId, refreshToken: caller.token }))
}

const test = serverTest({ calls: [feature] })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function claimsNow(server: TestApp) {
  const iat = Math.floor(server.clock().getTime() / 1000)
  return { aud: 'candidate', sub: 'someone', sid: 'session', proved: true, iat, exp: iat + 900 }
}

/** A token signed in the test, with exactly one fault. */
function forge(header: object, claims: object, key: Uint8Array): string {
  const input = `${part(header)}.${part(claims)}`
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
}

async function codeFor(
  server: TestApp,
  authorization: string | undefined,
  path = '/v3/users/my',
): Promise<[number, string]> {
  const { statusCode, json } = await server.call('GET', path, {
    headers: authorization === undefined ? {} : { authorization },
  })
  return [statusCode, json<{ code?: string }>().code ?? 'ok']
}

const good = (server: TestApp) => server.deps.secrets.derive('token:candidate')
const HS256 = { alg: 'HS256', typ: 'JWT' }

describe('[AUTH-3] who may call', () => {
  test('a candidate is identified by an access token', async ({ server }) => {
    const { token, subjectId } = server.signIn()
    const { statusCode, json } = await server.call('GET', '/v3/users/my', { token })
    expect([statusCode, json<{ name: string }>().name]).toEqual([200, subjectId])
  })

  test('a token of one purpose is invalid for all others', ({ server }) => {
    const { tokens } = server.deps
    const { token } = server.signIn('partner-refresh')
    expect(tokens.read('partner-refresh', token)).toEqual(tokens.read('partner-refresh', token))
    for (const spelled of [token, `-refresh${token}`, `-refresh ${token}`])
      expect(() => tokens.read('partner', spelled)).toThrow(
        expect.objectContaining({ situation: 'UNAUTHORIZED' }),
      )
  })

  test('a token signed in the test is valid, so the next ones fail for their one fault', async ({
    server,
  }) => {
    const token = forge(HS256, claimsNow(server), server.deps.secrets.derive('token:candidate'))
    expect(await codeFor(server, `Bearer ${token}`)).toEqual([200, 'ok'])
  })

  const faults: Record<string, (server: TestApp) => string | undefined> = {
    'no header': () => undefined,
    'an empty header': () => '',
    'no scheme': (server) => server.signIn().token,
    'another scheme': (server) => `Basic ${server.signIn().token}`,
    'two tokens': (server) => `Bearer ${server.signIn().token} ${server.signIn().token}`,
    'a word': () => 'Bearer token',
    'a tampered subject': (server) => {
      const [header, , signature] = server.signIn().token.split('.')
      return `Bearer ${header}.${part({ ...claimsNow(server), sub: 'another' })}.${signature}`
    },
    'no signature': (server) => `Bearer ${server.signIn().token.split('.').slice(0, 2).join('.')}.`,
    'algorithm none': (server) => `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claimsNow(server))}.`,
    'algorithm none with a signature': (server) =>
      `Bearer ${forge({ alg: 'none' }, claimsNow(server), good(server))}`,
    'another algorithm': (server) => `Bearer ${forge({ alg: 'HS512' }, claimsNow(server), good(server))}`,
    'a foreign key': (server) => `Bearer ${forge(HS256, claimsNow(server), Buffer.alloc(32, 7))}`,
    'another audience': (server) =>
      `Bearer ${forge(HS256, { ...claimsNow(server), aud: 'operator' }, good(server))}`,
    'no audience': (server) =>
      `Bearer ${forge(HS256, { ...claimsNow(server), aud: undefined }, good(server))}`,
    'no expiry': (server) => `Bearer ${forge(HS256, { ...claimsNow(server), exp: undefined }, good(server))}`,
    'no subject': (server) =>
      `Bearer ${forge(HS256, { ...claimsNow(server), sub: undefined }, good(server))}`,
    'an expired token of a foreign key': (server) =>
      `Bearer ${forge(HS256, { ...claimsNow(server), exp: 1 }, Buffer.alloc(32, 7))}`,
  }
  test.for(Object.keys(faults))('%s: UNAUTHORIZED', async (fault, { server }) => {
    expect(await codeFor(server, faults[fault]!(server))).toEqual([401, 'UNAUTHORIZED'])
  })

  test.for<Purpose>(['operator', 'partner', 'refresh', 'operator-refresh', 'partner-refresh'])(
    'a token for %s is no access token of a candidate, not even an expired one',
    async (purpose, { server, clock }) => {
      const { token } = server.signIn(purpose)
      expect(await codeFor(server, `Bearer ${token}`)).toEqual([401, 'UNAUTHORIZED'])
      const later = clock()
      clock.advance({ hours: 24 * 60 })
      expect(await codeFor(server, `Bearer ${token}`)).toEqual([401, 'UNAUTHORIZED'])
      clock.set(later)
    },
  )

  test('an access token does not refresh', async ({ server }) => {
    expect(await codeFor(server, `Bearer ${server.signIn().token}`, '/auth/refresh')).toEqual([
      401,
      'UNAUTHORIZED',
    ])
  })

  test('[AUTH-5] a refresh token identifies its session and is passed to the handler', async ({ server }) => {
    const { token, sessionId } = server.signIn('refresh')
    const { json } = await server.call('GET', '/auth/refresh', { token })
    expect(json()).toEqual({ accessToken: sessionId, refreshToken: token })
  })

  test('no two tokens are equal, even of one session in one second', ({ server }) => {
    const subject = { subjectId: 'a', sessionId: 'b' }
    expect(server.deps.tokens.issue('refresh', subject)).not.toBe(
      server.deps.tokens.issue('refresh', subject),
    )
  })
})

describe('[AUTH-4] only an otherwise valid token is EXPIRED_TOKEN', () => {
  test.for<[Purpose, string, { minutes: number }]>([
    ['candidate', '/v3/users/my', { minutes: 15 }],
    ['refresh', '/auth/refresh', { minutes: 30 * 24 * 60 }],
  ])('%s lives %j', async ([purpose, path, life], { server, clock }) => {
    const { token } = server.signIn(purpose)
    const start = clock()
    clock.advance({ ...life, seconds: -1 })
    expect(await codeFor(server, `Bearer ${token}`, path)).toEqual([200, 'ok'])
    clock.advance({ seconds: 1 })
    expect(await codeFor(server, `Bearer ${token}`, path)).toEqual([401, 'EXPIRED_TOKEN'])
    clock.set(start)
  })
})

describe('where a token is optional', () => {
  const path = `/users/exist?name=${encodeURIComponent('한지우')}&phone=01012345678`

  test('it may be missing, and a valid one identifies the caller', async ({ server }) => {
    expect((await server.call('GET', path)).json()).toEqual({ existence: false })
    expect((await server.call('GET', path, { token: server.signIn().token })).json()).toEqual({
      existence: true,
    })
  })

  test('an invalid one is refused', async ({ server }) => {
    expect(await codeFor(server, 'Bearer broken', path)).toEqual([401, 'UNAUTHORIZED'])
  })
})
