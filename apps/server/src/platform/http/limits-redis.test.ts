import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { holdDeadlines } from '../../testing/test-deadlines.ts'
import type { RegisterCalls } from '../module.ts'

const feature: RegisterCalls = (handle) => {
  handle('POST /auth/otp', () => ({ expiresAt: '2026-11-16T10:05:00.000Z' }))
  handle('PATCH /users/ismajor', ({ body }) => body)
}

/**
 * A fake Redis with the commands of the limiter. While silent it accepts commands without answering, and sends the answers
 * afterwards, like a Redis that was blocked.
 */
async function startCounting({ isSilent = false } = {}) {
  const counts = new Map<string, number>()
  const heard: string[] = []
  const owed: (() => void)[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      // RESP: a command is an array of bulk strings.
      for (const command of bytes
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const [name = '', , , key = '', window = ''] = textsOf(command)
        heard.push(name)
        const answer = () => {
          if (name !== 'eval') return void socket.write(name === 'info' ? '$9\r\nloading:0\r\n' : '+OK\r\n')
          counts.set(key, (counts.get(key) ?? 0) + 1)
          socket.write(`*2\r\n:${counts.get(key)}\r\n:${window}\r\n`)
        }
        if (isSilent) owed.push(answer)
        else answer()
      }
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    hush: () => void (isSilent = true),
    speak() {
      isSilent = false
      for (const answer of owed.splice(0)) answer()
    },
    /** Number of count commands. */
    asked: () => heard.filter((name) => name === 'eval').length,
    hasHeard: () => heard.length > 0,
  }
}

/** The arguments of a command; they may contain line breaks. */
function textsOf(command: string): string[] {
  const texts = []
  for (let rest = command; rest.startsWith('$');) {
    const end = rest.indexOf('\r\n')
    const length = Number(rest.slice(1, end))
    texts.push(rest.slice(end + 2, end + 2 + length))
    rest = rest.slice(end + 4 + length)
  }
  return texts
}

const SECRETS_KEY = 'ab'.repeat(32)

async function startServer(settings: Record<string, string>): Promise<TestApp> {
  const server = await createTestApp({ calls: [feature], settings: { SECRETS_KEY, ...settings } })
  onTestFinished(() => server.close())
  return server
}

const work = async (server: TestApp, token: string) =>
  (await server.call('PATCH', '/users/ismajor', { body: { isMajor: true }, token })).statusCode

/** The distinct statuses of repeated calls. */
async function answersOf(times: number, call: () => Promise<number>): Promise<number[]> {
  const statuses = new Set<number>()
  for (let count = 0; count < times; count += 1) statuses.add(await call())
  return [...statuses]
}

/** Log lines about Redis, in order. */
const told = ({ logged }: TestApp) =>
  logged
    .map((line) => (JSON.parse(line) as { msg?: string }).msg ?? '')
    .filter((text) => text.startsWith('Redis'))

const AWAY = 'Redis가 응답하지 않아요. 그동안 요청 횟수를 프로세스마다 따로 세요.'
const BACK = 'Redis가 다시 응답해요. 요청 횟수를 다시 함께 세요.'

test('[AUTH-12] processes that share a Redis count together: a caller’s calls, an address’s codes by ten minutes and by day', async () => {
  // Without a timeout, so that a slow machine does not matter.
  holdDeadlines()
  const { url } = await startCounting()
  const settings = { REDIS_URL: url, LOG_LEVEL: 'silent' }
  const servers = await Promise.all([startServer(settings), startServer(settings)])
  const { token } = servers[0].signIn()
  let calls = 0
  const next = () => servers[(calls += 1) % 2]!
  const sendCode = async () =>
    (await next().call('POST', '/auth/otp', { body: { phone: `010${10_000_000 + calls}` } })).statusCode
  for (const [times, call] of [
    [600, () => work(next(), token)],
    [300, sendCode],
  ] as const) {
    expect([...(await answersOf(times, call)), await call(), await call()]).toEqual([200, 429, 429])
  }
})

test('[OPS-1] a silent Redis delays one call by 100 ms; then the process counts alone until Redis is back', async () => {
  const deadlines = holdDeadlines()
  const redis = await startCounting()
  const server = await startServer({ REDIS_URL: redis.url })
  const { token } = server.signIn()
  expect(await work(server, token)).toBe(200)
  expect(redis.asked()).toBe(1)

  redis.hush()
  const held = work(server, token)
  await vi.waitFor(() => expect(redis.asked()).toBe(2), PATIENT)
  expect(deadlines.within.at(-1)).toBe(100)
  deadlines.runOut()
  expect(await held).toBe(200)
  // This call and the next ones are counted in the process, without waiting.
  expect(await answersOf(599, () => work(server, token))).toEqual([200])
  expect(await work(server, token)).toBe(429)
  expect([redis.asked(), told(server)]).toEqual([2, [AWAY]])

  redis.speak()
  await vi.waitFor(async () => {
    // One call a second tries, maybe on a new connection.
    server.clock.advance({ seconds: 1 })
    await work(server, token)
    expect(told(server)).toEqual([AWAY, BACK])
  }, PATIENT)
  expect(await work(server, token)).toBe(200)
})

test('[OPS-1] while Redis is silent one call a second tries it and the others do not wait', async () => {
  const deadlines = holdDeadlines()
  const redis = await startCounting()
  const server = await startServer({ REDIS_URL: redis.url })
  const { token } = server.signIn()
  redis.hush()
  const first = work(server, token)
  await vi.waitFor(() => expect(redis.asked()).toBe(1), PATIENT)
  deadlines.runOut()
  await first
  server.clock.advance({ seconds: 1 })
  const trying = work(server, token)
  expect(await work(server, token)).toBe(200)
  await vi.waitFor(() => expect(redis.asked()).toBe(2), PATIENT)
  deadlines.runOut()
  expect([await trying, told(server)]).toEqual([200, [AWAY]])
})

test('[OPS-1] a Redis that accepts the connection and never answers delays neither the start nor a call', async () => {
  const deadlines = holdDeadlines()
  const redis = await startCounting({ isSilent: true })
  const starting = startServer({ REDIS_URL: redis.url })
  await vi.waitFor(() => expect(redis.hasHeard()).toBe(true), PATIENT)
  expect(deadlines.within.at(-1)).toBe(500)
  deadlines.runOut()
  const server = await starting
  const { token } = server.signIn()
  expect(await answersOf(600, () => work(server, token))).toEqual([200])
  expect(await work(server, token)).toBe(429)
  server.clock.advance({ minutes: 1 })
  expect(await work(server, token)).toBe(200)
  expect([redis.asked(), told(server)]).toEqual([0, [AWAY]])
})

test('[OPS-1] without a connection to Redis calls work and all limits hold', async () => {
  const server = await startServer({ REDIS_URL: 'redis://127.0.0.1:1' })
  const { token } = server.signIn()
  expect(await answersOf(600, () => work(server, token))).toEqual([200])
  expect(await work(server, token)).toBe(429)
  server.clock.advance({ minutes: 1 })
  expect(await work(server, token)).toBe(200)
  expect(told(server)).toEqual([AWAY])
})
