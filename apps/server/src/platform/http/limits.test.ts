import { expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { RegisterCalls } from '../module.ts'

const expiresAt = '2026-11-16T10:05:00.000Z'
const feature: RegisterCalls = (handle) => {
  handle('POST /auth/otp', () => ({ expiresAt }))
  handle('POST /users/ask', (_input, { ids }) => ({ id: ids.next() }))
  handle('GET /v3/users/my', () => ({
    isActivate: true,
    name: '한지우',
    certified: true,
    expiredAt: expiresAt,
  }))
  handle.events('GET /users/message/stream', {
    audienceOf: ({ userId }) => userId,
    memberOf: ({ userId }) => userId,
    describe: async (events) => events.map(() => null),
  })
}

/** The tests share one service, so each uses its own addresses. */
const test = serverTest({ calls: [feature], settings: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' } })

const from = (address: string) => ({ 'x-forwarded-for': address })

const sendCode = (server: TestApp, phone: string, address = '203.0.113.0') =>
  server.call('POST', '/auth/otp', { body: { phone }, headers: from(address) })

/** A call with or without a token. */
const work = async (server: TestApp, address: string, token?: string) =>
  (await server.call('GET', '/v3/users/my', { headers: from(address), ...(token && { token }) })).statusCode

/** Thousands of calls take long on a busy machine. */
const PATIENCE = 120_000

/** The distinct statuses of repeated calls. */
async function answersOf(times: number, call: () => Promise<number>): Promise<number[]> {
  const statuses = new Set<number>()
  for (let count = 0; count < times; count += 1) statuses.add(await call())
  return [...statuses]
}

test('[AUTH-12] codes are limited per phone in any spelling and from any address', async ({ server }) => {
  const spellings = ['01012345678', '010-1234-5678']
  for (let count = 0; count < 20; count += 1) {
    const { statusCode } = await sendCode(server, spellings[count % 2]!, `203.0.113.${count}`)
    expect(statusCode).toBe(200)
  }
  const { statusCode, headers, json } = await sendCode(server, '01012345678', '203.0.113.99')
  expect([statusCode, headers['retry-after']]).toEqual([429, '3600'])
  expect(json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.',
  })
  expect((await sendCode(server, '01087654321')).statusCode).toBe(200)
})

test(
  '[AUTH-12] codes are limited per address, which a client cannot forge, with room for a carrier',
  { timeout: PATIENCE },
  async ({ onTestFinished }) => {
    const server = await createTestApp({ calls: [feature], settings: { LOG_LEVEL: 'silent' } })
    onTestFinished(() => server.close())
    let phones = 0
    const next = async () => {
      phones += 1
      return (await sendCode(server, `010${10_000_000 + phones}`, `203.0.113.${phones % 256}`)).statusCode
    }
    for (let tens = 0; tens < 6; tens += 1) {
      expect(await answersOf(300, next)).toEqual([200])
      expect(await next()).toBe(429)
      server.clock.advance({ minutes: 10 })
    }
    // Calls refused by the ten-minute limit do not count for the day's 2,000.
    expect(await answersOf(200, next)).toEqual([200])
    expect(await next()).toBe(429)
    server.clock.advance({ hours: 23 })
    expect(await next()).toBe(200)
  },
)

test(
  '[AUTH-12] two thousand signed-in people behind one address are not refused',
  { timeout: PATIENCE },
  async ({ server }) => {
    const people = Array.from({ length: 2_000 }, () => server.signIn().token)
    let calls = 0
    const next = () => work(server, '192.0.2.10', people[(calls += 1) % people.length])
    expect(await answersOf(4_000, next)).toEqual([200])
    expect(await work(server, '192.0.2.10')).toBe(401)
  },
)

test('[AUTH-12] a caller has one limit from all addresses, which does not affect others', async ({
  server,
  clock,
}) => {
  const { token } = server.signIn()
  let calls = 0
  const next = () => work(server, `192.0.2.${20 + ((calls += 1) % 100)}`, token)
  expect(await answersOf(600, next)).toEqual([200])
  expect(await next()).toBe(429)
  expect(await work(server, '192.0.2.20', server.signIn().token)).toBe(200)
  const stream = await server.call('GET', '/users/message/stream', { token })
  expect([stream.statusCode, stream.headers['retry-after']]).toEqual([429, '60'])
  clock.advance({ minutes: 1 })
  expect(await next()).toBe(200)
})

test(
  '[AUTH-12] callers without a valid token share a generous limit per address',
  { timeout: PATIENCE },
  async ({ server, clock }) => {
    const [header, claims, signature] = server.signIn().token.split('.') as [string, string, string]
    const { token: expired } = server.signIn()
    clock.advance({ minutes: 15 })
    const tokens = [
      undefined,
      `${header}.${claims}.${[...signature].toReversed().join('')}`,
      server.signIn('partner').token,
      expired,
    ]
    let calls = 0
    const next = () => work(server, '192.0.2.1', tokens[(calls += 1) % tokens.length])
    expect(await answersOf(6_000, next)).toEqual([401])
    expect(await answersOf(tokens.length, next)).toEqual([429])
    expect(await work(server, '192.0.2.2')).toBe(401)
    expect(await work(server, '192.0.2.1', server.signIn().token)).toBe(200)
  },
)

test('an IPv6 network counts as one address', async ({ server }) => {
  const ask = async (address: string) =>
    (
      await server.call('POST', '/users/ask', {
        body: { from: '/my', message: '궁금해요' },
        headers: from(address),
      })
    ).statusCode
  let asked = 0
  const next = () => ask(`2001:db8:1:2::${(asked += 1).toString(16)}`)
  expect(await answersOf(60, next)).toEqual([200])
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})
