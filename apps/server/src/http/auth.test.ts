import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Feature } from '../app.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Purpose } from './tokens.ts'

const expiredAt = '2026-12-16T00:00:00.000Z'

const feature: Feature = (handle) => {
  handle('GET /v3/users/my', ({ caller }) => ({
    isActivate: true,
    name: caller.userId,
    certified: true,
    expiredAt,
  }))
  handle('GET /users/exist', ({ caller }) => ({ existence: caller !== null }))
  handle('GET /auth/refresh', ({ caller }) => ({ accessToken: caller.sessionId, refreshToken: caller.token }))
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ features: [feature] })
})
afterAll(() => server.close())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function claimsNow() {
  const iat = Math.floor(server.clock().getTime() / 1000)
  return { aud: 'candidate', sub: 'someone', sid: 'session', iat, exp: iat + 900 }
}

/** A token signed by hand, to be wrong in exactly one way. */
function forge(header: object, claims: object, key: Uint8Array): string {
  const input = `${part(header)}.${part(claims)}`
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
}

async function codeFor(authorization: string | undefined, path = '/v3/users/my'): Promise<[number, string]> {
  const { statusCode, json } = await server.call('GET', path, {
    headers: authorization === undefined ? {} : { authorization },
  })
  return [statusCode, json<{ code?: string }>().code ?? 'ok']
}

const good = () => server.deps.secrets.derive('token:candidate')
const HS256 = { alg: 'HS256', typ: 'JWT' }

describe('[AUTH-3] who may call', () => {
  test('a candidate with an access token is known by it', async () => {
    const { token, subjectId } = server.signIn()
    const { statusCode, json } = await server.call('GET', '/v3/users/my', { token })
    expect([statusCode, json<{ name: string }>().name]).toEqual([200, subjectId])
  })

  test('a token signed by hand with the right key is good, so the next ones fail for their one fault', async () => {
    const token = forge(HS256, claimsNow(), server.deps.secrets.derive('token:candidate'))
    expect(await codeFor(`Bearer ${token}`)).toEqual([200, 'ok'])
  })

  const faults: Record<string, () => string | undefined> = {
    'no header': () => undefined,
    'an empty header': () => '',
    'no scheme': () => server.signIn().token,
    'another scheme': () => `Basic ${server.signIn().token}`,
    'two tokens': () => `Bearer ${server.signIn().token} ${server.signIn().token}`,
    'a word': () => 'Bearer token',
    'a tampered subject': () => {
      const [header, , signature] = server.signIn().token.split('.')
      return `Bearer ${header}.${part({ ...claimsNow(), sub: 'another' })}.${signature}`
    },
    'no signature': () => `Bearer ${server.signIn().token.split('.').slice(0, 2).join('.')}.`,
    'algorithm none': () => `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claimsNow())}.`,
    'algorithm none with a signature': () => `Bearer ${forge({ alg: 'none' }, claimsNow(), good())}`,
    'another algorithm': () => `Bearer ${forge({ alg: 'HS512' }, claimsNow(), good())}`,
    'a foreign key': () => `Bearer ${forge(HS256, claimsNow(), Buffer.alloc(32, 7))}`,
    'another audience': () => `Bearer ${forge(HS256, { ...claimsNow(), aud: 'operator' }, good())}`,
    'no audience': () => `Bearer ${forge(HS256, { ...claimsNow(), aud: undefined }, good())}`,
    'no expiry': () => `Bearer ${forge(HS256, { ...claimsNow(), exp: undefined }, good())}`,
    'no subject': () => `Bearer ${forge(HS256, { ...claimsNow(), sub: undefined }, good())}`,
    'an expired token of a foreign key': () =>
      `Bearer ${forge(HS256, { ...claimsNow(), exp: 1 }, Buffer.alloc(32, 7))}`,
  }
  test.each(Object.keys(faults))('%s: UNAUTHORIZED', async (fault) => {
    expect(await codeFor(faults[fault]!())).toEqual([401, 'UNAUTHORIZED'])
  })

  test.each<Purpose>(['operator', 'partner', 'refresh', 'operator-refresh', 'partner-refresh'])(
    'a token for %s is no access token of a candidate, not even an expired one',
    async (purpose) => {
      const { token } = server.signIn(purpose)
      expect(await codeFor(`Bearer ${token}`)).toEqual([401, 'UNAUTHORIZED'])
      const later = server.clock()
      server.clock.advance({ hours: 24 * 60 })
      expect(await codeFor(`Bearer ${token}`)).toEqual([401, 'UNAUTHORIZED'])
      server.clock.set(later)
    },
  )

  test('an access token does not refresh', async () => {
    expect(await codeFor(`Bearer ${server.signIn().token}`, '/auth/refresh')).toEqual([401, 'UNAUTHORIZED'])
  })

  test('[AUTH-5] a refresh token tells its session and hands itself over to be looked up', async () => {
    const { token, sessionId } = server.signIn('refresh')
    const { json } = await server.call('GET', '/auth/refresh', { token })
    expect(json()).toEqual({ accessToken: sessionId, refreshToken: token })
  })

  test('no two tokens are equal, even of one session in one second', () => {
    const subject = { subjectId: 'a', sessionId: 'b' }
    expect(server.deps.tokens.issue('refresh', subject)).not.toBe(
      server.deps.tokens.issue('refresh', subject),
    )
  })
})

describe('[AUTH-4] only a good token that is past its time is EXPIRED_TOKEN', () => {
  test.each<[Purpose, string, { minutes: number }]>([
    ['candidate', '/v3/users/my', { minutes: 15 }],
    ['refresh', '/auth/refresh', { minutes: 30 * 24 * 60 }],
  ])('%s lives %j', async (purpose, path, life) => {
    const { token } = server.signIn(purpose)
    const start = server.clock()
    server.clock.advance({ ...life, seconds: -1 })
    expect(await codeFor(`Bearer ${token}`, path)).toEqual([200, 'ok'])
    server.clock.advance({ seconds: 1 })
    expect(await codeFor(`Bearer ${token}`, path)).toEqual([401, 'EXPIRED_TOKEN'])
    server.clock.set(start)
  })
})

describe('where a token is optional', () => {
  const path = `/users/exist?name=${encodeURIComponent('한지우')}&phone=01012345678`

  test('none is fine, a good one is known', async () => {
    expect((await server.call('GET', path)).json()).toEqual({ existence: false })
    expect((await server.call('GET', path, { token: server.signIn().token })).json()).toEqual({
      existence: true,
    })
  })

  test('a broken one is still refused, so that a client learns of it', async () => {
    expect(await codeFor('Bearer broken', path)).toEqual([401, 'UNAUTHORIZED'])
  })
})
