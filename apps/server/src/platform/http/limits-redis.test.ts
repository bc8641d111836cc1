import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TieCalls } from '../module.ts'

const feature: TieCalls = (handle) => {
  handle('POST /auth/otp', () => ({ expiresAt: '2026-11-16T10:05:00.000Z' }))
  handle('PATCH /users/ismajor', ({ body }) => body)
}

/** As much of a Redis as the limiter asks for: it counts, and says how long the count has still to live. */
async function startCounting() {
  const counts = new Map<string, number>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      // Each command is a list of texts, every one after a line with its length.
      for (const command of bytes
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const [name, , , key = '', window = ''] = command.split('\r\n').filter((_, index) => index % 2 === 1)
        if (!name?.startsWith('eval')) socket.write(name === 'info' ? '$9\r\nloading:0\r\n' : '+OK\r\n')
        else {
          counts.set(key, (counts.get(key) ?? 0) + 1)
          socket.write(`*2\r\n:${counts.get(key)}\r\n:${window}\r\n`)
        }
      }
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    kept: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  }
}

async function twoProcesses(): Promise<TestApp[]> {
  const { url, kept } = await startCounting()
  const settings = { REDIS_URL: url, LOG_LEVEL: 'silent', SECRETS_KEY: 'ab'.repeat(32) }
  const servers = [1, 2].map(() => createTestApp({ calls: [feature], settings }))
  for (const starting of servers) {
    const server = await starting
    onTestFinished(() => server.close())
    // Nobody is counted before it has reached the Redis.
    await vi.waitFor(async () => {
      const before = kept()
      await server.call('PATCH', '/users/ismajor')
      expect(kept()).toBe(before + 1)
    }, PATIENT)
  }
  return Promise.all(servers)
}

test('[AUTH-12] processes that share a Redis count together: a caller’s calls, an address’s codes by ten minutes and by day', async () => {
  const servers = await twoProcesses()
  const { token } = servers[0]!.signIn()
  let calls = 0
  const next = () => servers[(calls += 1) % 2]!
  const work = async () =>
    (await next().call('PATCH', '/users/ismajor', { body: { isMajor: true }, token })).statusCode
  const sendCode = async () =>
    (await next().call('POST', '/auth/otp', { body: { phone: `010${10_000_000 + calls}` } })).statusCode
  for (const [times, call] of [
    [600, work],
    [300, sendCode],
  ] as const) {
    const answers = new Set<number>()
    for (let count = 0; count < times; count += 1) answers.add(await call())
    expect([...answers, await call(), await call()]).toEqual([200, 429, 429])
  }
})
