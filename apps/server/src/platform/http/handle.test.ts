import { splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { describe, expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { RegisterCalls } from '../module.ts'
import { answer } from './answer.ts'

const expiredAt = '2026-12-16T00:00:00.000Z'
const seen: unknown[] = []

/** A few calls of the contract with minimal handlers. */
const feature: RegisterCalls = (handle) => {
  handle('PATCH /v2/users/attack', ({ body }) => {
    seen.push(body)
    return { expiredAt }
  })
  handle('PATCH /users/ismajor', ({ body }) => ({ ...body, secretColumn: 'canary' }))
  handle('PATCH /v2/users/offers/refuse/:id', ({ params }) => ({ id: params.id, status: 'REFUSED' as const }))
  handle('GET /users/companies/:mode', () => ({ companyItems: [], userSelect: [] }))
  handle('GET /users/companies/search', () => ({ items: [] }))
  handle('GET /v3/users/my', ({ caller }) => ({
    isActivate: true,
    name: caller.userId,
    certified: true,
    expiredAt,
  }))
  handle('DELETE /users/tax', () => {})
  handle('POST /v3/users/verify', () => answer(208, { existence: true as const }))
  handle('GET /users/career', () => ({ careerItems: [{ wrong: true }] as never }))
}

const test = serverTest({ calls: [feature] }).extend(
  'token',
  { scope: 'file' },
  ({ server }) => server.signIn().token,
)

const patchMonth = (server: TestApp, token: string, month: unknown) =>
  server.call('PATCH', '/v2/users/attack', { token, body: { month } })

describe('types are checked without coercion', () => {
  test('a number is accepted', async ({ server, token }) => {
    const { statusCode, json } = await patchMonth(server, token, 7)
    expect([statusCode, json()]).toEqual([200, { expiredAt }])
    expect(seen.at(-1)).toEqual({ month: 7 })
  })

  test.for([
    ['text', '7'],
    ['400 digits', '9'.repeat(400)],
    ['a boolean', true],
    ['a list', [7]],
    ['nothing', null],
    ['an object', { valueOf: 7 }],
    ['a part of a month', 1.5],
    ['a number beyond all bounds', 1e308],
    ['too small a number', 0],
    ['too great a number', 13],
    ['an absent value', undefined],
  ])('%s is not a month', async ([_what, month], { server, token }) => {
    const { statusCode, json } = await patchMonth(server, token, month)
    expect(statusCode).toBe(400)
    expect(json()).toEqual({
      code: 'INVALID_INPUT',
      message: '입력한 내용을 확인해 주세요.',
      fields: { month: expect.stringMatching(/[가-힣]/) },
    })
  })

  test('a number that JSON reads as infinite is refused', async ({ server, token }) => {
    const { statusCode } = await server.app.inject({
      method: 'PATCH',
      url: '/api/v2/users/attack',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"month":1${'0'.repeat(400)}}`,
    })
    expect(statusCode).toBe(400)
  })

  test.for([[1], ['true'], ['on'], [null], [[true]]])(
    '%j is not true',
    async ([isMajor], { server, token }) => {
      expect((await server.call('PATCH', '/users/ismajor', { token, body: { isMajor } })).statusCode).toBe(
        400,
      )
    },
  )

  test.for(['[]', '"text"', '7', 'null', 'true'])(
    'a body of %s is no object',
    async (payload, { server, token }) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { statusCode, json } = await server.app.inject({
        method: 'PATCH',
        url: '/api/v2/users/attack',
        headers,
        payload,
      })
      expect([statusCode, json<{ fields: object }>().fields]).toEqual([400, { body: expect.any(String) }])
    },
  )
})

describe('content of a body', () => {
  test('unknown fields are ignored', async ({ server, token }) => {
    const { statusCode } = await server.call('PATCH', '/v2/users/attack', {
      token,
      body: { month: 1, unknown: { deep: [] } },
    })
    expect(statusCode).toBe(200)
    expect(seen.at(-1)).toEqual({ month: 1 })
  })

  test('an unknown enum value is 400, an unknown word in the path 404', async ({ server, token }) => {
    const body = {
      name: '한지우',
      phone: '01012345678',
      gender: '기타',
      birthday: '19900101',
      type: 'kakao',
      telecom: 0,
      loginTypeLevel: 1,
    }
    const refused = await server.call('POST', '/v3/users/verify', { token, body })
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['gender'],
    ])
    expect((await server.call('GET', '/users/companies/enemy', { token })).statusCode).toBe(404)
    expect((await server.call('GET', '/users/companies/interest', { token })).statusCode).toBe(200)
  })

  test.for([
    ['NUL in a value', '{"month":1,"note":"a\\u0000b"}'],
    ['NUL in a key', '{"month":1,"a\\u0000":1}'],
    ['a lone surrogate', '{"month":1,"note":"\\ud800"}'],
    ['a lone surrogate deep inside', `{"month":1,"note":${'['.repeat(5000)}"\\udc00"${']'.repeat(5000)}}`],
    ['broken JSON', '{"month":1'],
    ['a poisoned prototype', '{"month":1,"__proto__":{"admin":true}}'],
  ])('%s is refused', async ([_what, payload], { server, token }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { statusCode, json } = await server.app.inject({
      method: 'PATCH',
      url: '/api/v2/users/attack',
      headers,
      payload,
    })
    expect([statusCode, json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('bytes that are not UTF-8 are refused', async ({ server, token }) => {
    const payload = Buffer.concat([
      Buffer.from('{"month":1,"note":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ])
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { statusCode } = await server.app.inject({
      method: 'PATCH',
      url: '/api/v2/users/attack',
      headers,
      payload,
    })
    expect(statusCode).toBe(400)
  })

  test('NUL in the query is refused, a pair of surrogates is an ordinary character', async ({
    server,
    token,
  }) => {
    expect((await server.call('GET', '/users/companies/search?q=%00', { token })).statusCode).toBe(400)
    expect(
      (await server.call('GET', `/users/companies/search?q=${encodeURIComponent('커피☕😀')}`, { token }))
        .statusCode,
    ).toBe(200)
  })

  test('a call without a body may have a JSON content type', async ({ server, token }) => {
    const { statusCode, body } = await server.call('DELETE', '/users/tax', {
      token,
      headers: { 'content-type': 'application/json' },
    })
    expect([statusCode, body]).toEqual([204, ''])
  })

  test('another content type is 415, a body over the limit 413', async ({ server, token }) => {
    const form = await server.call('PATCH', '/v2/users/attack', {
      token,
      headers: { 'content-type': 'text/plain' },
      body: 'month=7',
    })
    expect([form.statusCode, form.json<{ code: string }>().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    const large = await server.call('PATCH', '/v2/users/attack', {
      token,
      body: { month: 1, note: 'x'.repeat(1024 * 1024) },
    })
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })
})

describe('addresses', () => {
  const id = '0198a000-0000-7000-8000-000000000001'

  test.for([
    ['a number', '1'],
    ['a word', 'abc'],
    ['another spelling', id.toUpperCase()],
    ['a longer one', `${id}0`],
    ['NUL', '%00'],
    ['SQL', "'%20or%201=1"],
    ['a way out', '..%2F..'],
    ['600 digits', '0'.repeat(600)],
  ])('a path id that is %s names nothing: 404', async ([_what, bad], { server, token }) => {
    const { statusCode, json } = await server.call('PATCH', `/v2/users/offers/refuse/${bad}`, {
      token,
      body: { refusalReason: '연봉' },
    })
    expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a valid path id reaches the handler', async ({ server, token }) => {
    const { json } = await server.call('PATCH', `/v2/users/offers/refuse/${id}`, {
      token,
      body: { refusalReason: '연봉' },
    })
    expect(json()).toEqual({ id, status: 'REFUSED' })
  })

  test('an unknown path is 404, a known one with another method 405 with `allow`', async ({
    server,
    token,
  }) => {
    expect((await server.call('GET', '/nowhere', { token })).json()).toMatchObject({ code: 'NOT_FOUND' })
    const { statusCode, headers, json } = await server.call('POST', '/users/companies/interest', { token })
    expect([statusCode, headers.allow, json<{ code: string }>().code]).toEqual([
      405,
      'GET, PATCH',
      'METHOD_NOT_ALLOWED',
    ])
  })

  test('an address that cannot be decoded is 400', async ({ server, token }) => {
    const { statusCode, json } = await server.call('GET', '/users/%E0%A4%A', { token })
    expect([statusCode, json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT'])
  })
})

describe('answers', () => {
  test('fields outside the contract do not leave the server', async ({ server, token }) => {
    const { body } = await server.call('PATCH', '/users/ismajor', { token, body: { isMajor: true } })
    expect(body).toBe('{"isMajor":true}')
  })

  test('[VER-3] a call with several success statuses answers the handler’s', async ({ server, token }) => {
    const body = {
      name: '한지우',
      phone: '01012345678',
      gender: '여성',
      birthday: '19900101',
      type: 'kakao',
      telecom: 0,
      loginTypeLevel: 1,
    }
    const { statusCode, json } = await server.call('POST', '/v3/users/verify', { token, body })
    expect([statusCode, json()]).toEqual([208, { existence: true }])
  })

  test('an answer outside its contract is 500', async ({ server, token }) => {
    const { statusCode } = await server.call('GET', '/users/career', { token })
    expect(statusCode).toBe(500)
  })

  test('every answer has a request id and security headers, and is not stored', async ({ server, token }) => {
    const { headers } = await server.call('GET', '/v3/users/my', { token })
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f]{12}$/),
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test.for(['/%', '/api/%ff', '/api/users/%E0%A4%A'])(
    'so has the answer to %s, which cannot be decoded',
    async (url, { server, token }) => {
      const undecodable = await server.app.inject({ url })
      const { headers } = await server.call('GET', '/v3/users/my', { token })
      expect(undecodable.statusCode).toBe(400)
      const own = new Set(['x-request-id', 'content-length', 'date', 'connection'])
      const given = Object.entries(headers).filter(([name]) => !own.has(name))
      expect(Object.entries(undecodable.headers)).toEqual(expect.arrayContaining(given))
      expect(undecodable.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
    },
  )

  test('HEAD answers like GET without the body', async ({ server, token }) => {
    const { statusCode, body } = await server.call('HEAD', '/v3/users/my', { token })
    expect([statusCode, body]).toEqual([200, ''])
  })
})

test('[OPS-1] plugins have no start timeout', async ({ server }) => {
  expect(server.app.initialConfig.pluginTimeout).toBe(0)
})

test('every call of the contract that has no handler answers 501', async () => {
  const bare = await createTestApp({ calls: [] })
  try {
    for (const key of Object.keys(calls)) {
      const { method, path } = splitKey(key)
      const { statusCode, json } = await bare.call(method, path.replaceAll(/:\w+/g, 'x'))
      expect([key, statusCode, json<{ code: string }>().code]).toEqual([key, 501, 'NOT_IMPLEMENTED'])
    }
  } finally {
    await bare.close()
  }
})
