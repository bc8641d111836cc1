import { expect } from 'vitest'
import type { Feature } from '../app.ts'
import { serverTest } from '../testing/server-test.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const expiresAt = '2026-11-16T10:05:00.000Z'
const feature: Feature = (handle) => {
  handle('POST /auth/otp', () => ({ expiresAt }))
  handle('PATCH /users/ismajor', ({ body }) => body)
}

/** One service counts for all of these tests: each comes from addresses of its own. */
const test = serverTest({ features: [feature], settings: { TRUST_PROXY: 'loopback' } })

const sendCode = (server: TestApp, phone: string, address = '203.0.113.0') =>
  server.call('POST', '/auth/otp', { body: { phone }, headers: { 'x-forwarded-for': address } })

test('[AUTH-12] codes are limited per phone, whatever its spelling and wherever the requests come from', async ({
  server,
}) => {
  const spellings = ['01012345678', '010-1234-5678']
  for (let count = 0; count < 20; count += 1) {
    const { statusCode } = await sendCode(server, spellings[count % 2]!, `203.0.113.${count}`)
    expect(statusCode).toBe(200)
  }
  const { statusCode, headers, json } = await sendCode(server, '01012345678', '203.0.113.99')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
  expect(json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.',
  })
  expect((await sendCode(server, '01087654321')).statusCode).toBe(200)
})

test('[AUTH-12] codes are limited per address, which a visitor cannot make up', async ({
  onTestFinished,
}) => {
  const server = await createTestApp({ features: [feature] })
  onTestFinished(() => server.close())
  for (let count = 0; count < 100; count += 1) {
    const phone = `010${String(10_000_000 + count)}`
    expect((await sendCode(server, phone, `203.0.113.${count}`)).statusCode).toBe(200)
  }
  expect((await sendCode(server, '01099999999', '198.51.100.7')).statusCode).toBe(429)
})

test('every call shares a generous limit per address; other addresses do not feel it', async ({ server }) => {
  const call = (address: string) =>
    server.call('PATCH', '/users/ismajor', { headers: { 'x-forwarded-for': address } })
  const statuses = new Set<number>()
  for (let count = 0; count < 600; count += 1) statuses.add((await call('192.0.2.1')).statusCode)
  expect([...statuses]).toEqual([401])
  expect((await call('192.0.2.1')).statusCode).toBe(429)
  expect((await call('192.0.2.2')).statusCode).toBe(401)
})

test('one household of IPv6 addresses counts as one', async ({ server }) => {
  for (let count = 0; count < 100; count += 1)
    await sendCode(server, `010${String(20_000_000 + count)}`, `2001:db8:1:2::${count.toString(16)}`)
  expect((await sendCode(server, '01099999999', '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  expect((await sendCode(server, '01099999999', '2001:db8:1:3::1')).statusCode).toBe(200)
})

test('a Redis that does not answer stops nobody', async ({ onTestFinished }) => {
  const server = await createTestApp({ settings: { REDIS_URL: 'redis://127.0.0.1:1' } })
  onTestFinished(() => server.close())
  const answer = await server.call('POST', '/auth/otp/verify', {
    body: { phone: '01011112222', code: '000000' },
  })
  expect(answer.json()).toMatchObject({ code: 'CODE_INVALID' })
})
