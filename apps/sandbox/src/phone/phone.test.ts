import type { PhoneBook, PhoneScreen } from '../../client/phone-screen.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CAREER, careerInput } from '../testing/sandbox.ts'
import { listeningSandbox } from '../testing/listening.ts'

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.app.close())
beforeEach(async () => void (await sandbox.post('/control/reset')))

const PHONE = '01023456789'
const screen = async (): Promise<PhoneScreen> => (await sandbox.get(`/phone/${PHONE}/screen`)).json()
const ask = (over: object = {}) => sandbox.codef(CAREER, careerInput(over))
const tap = (jti: unknown, decision: string, phone = PHONE) =>
  sandbox.post(`/phone/${phone}/requests/${String(jti)}`, { decision })

/** Reads the states of a live stream one by one. */
async function* pictures<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const response = await fetch(`${sandbox.base}${path}`, { signal })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop()!
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice(6)) as T
  }
}

test('[VER-15] a request appears on its phone with all details', async () => {
  await ask({ loginTypeLevel: '5', telecom: '1' })
  const { requests, now, speed } = await screen()
  expect(requests).toEqual([
    {
      jti: expect.any(String),
      name: '홍길동',
      app: 'pass',
      telecom: 1,
      institution: '국민건강보험공단',
      purpose: '건강보험 자격득실 확인',
      at: expect.any(Number),
      until: requests[0]!.at + 270_000,
      state: 'waiting',
    },
  ])
  expect(speed).toBe(1)
  expect(now - requests[0]!.at).toBeLessThan(5000)
  expect((await sandbox.get('/phone/01099999999/screen')).json().requests).toEqual([])
})

test.each([
  ['confirm', 'confirmed'],
  ['cancel', 'cancelled'],
])('[VER-15] a tap on %s decides it once', async (decision, state) => {
  const { data } = await ask()
  expect((await tap(data['jti'], decision)).statusCode).toBe(204)
  expect((await screen()).requests).toMatchObject([{ state }])
  expect((await tap(data['jti'], 'confirm')).statusCode).toBe(404)
})

test('[VER-15] a request cannot be decided on another phone', async () => {
  const { data } = await ask()
  expect((await tap(data['jti'], 'confirm', '01099999999')).statusCode).toBe(404)
  expect((await tap('unknown', 'confirm')).statusCode).toBe(404)
  expect((await screen()).requests).toMatchObject([{ state: 'waiting' }])
})

test('[VER-4] an unanswered request times out after 270 seconds', async () => {
  const { data } = await ask()
  await sandbox.post('/control/clock', { advanceMs: 270_001 })
  expect((await screen()).requests).toMatchObject([{ state: 'expired' }])
  expect((await tap(data['jti'], 'confirm')).statusCode).toBe(404)
})

test('[VER-15] the phone page gets every change at once', async () => {
  const leave = new AbortController()
  const stream = pictures<PhoneScreen>(`/phone/${PHONE}/events`, leave.signal)
  const next = async () => (await stream.next()).value!
  expect((await next()).requests).toEqual([])
  const { data } = await ask()
  expect((await next()).requests).toMatchObject([{ state: 'waiting' }])
  await tap(data['jti'], 'confirm')
  expect((await next()).requests).toMatchObject([{ state: 'confirmed' }])
  leave.abort()
})

test('[VER-15] the list of phones gets the changes of all phones', async () => {
  const leave = new AbortController()
  const stream = pictures<PhoneBook>('/phone/events', leave.signal)
  const first = (await stream.next()).value!
  expect(first.active).toEqual([])
  expect(first.people[0]).toMatchObject({ name: '한지우', number: '01010000001' })
  expect(first.special).toHaveLength(31)
  await ask()
  expect((await stream.next()).value!.active).toEqual([{ number: PHONE, name: '홍길동', waiting: 1 }])
  leave.abort()
})

/** The paths that answer 404. */
async function missing(paths: string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => (await sandbox.get(path)).statusCode === 200))
  return paths.filter((_, index) => !found[index])
}

test('only the page and its files are served', async () => {
  for (const path of ['/phone', `/phone/${PHONE}`]) {
    const page = await sandbox.get(path)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const files = [...page.body.matchAll(/(?:href|src)="\/sandbox([^"]+)"/g)].map((match) => match[1]!)
    expect(files.length).toBeGreaterThan(5)
    expect(await missing(files)).toEqual([])
  }
  const hidden = ['/phone/client/tsconfig.json', '/phone/client/view.ts', '/phone/nobody', '/phone/client/']
  expect(await missing(hidden)).toEqual(hidden)
})

test('every module that the page imports can be fetched', async () => {
  const seen = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const { body } = await sandbox.get(path)
    const imports = [...body.matchAll(/^import .*?from '(.+?)'/gms)].map((match) => match[1]!)
    for (const one of imports) await visit(new URL(one, `http://x${path}`).pathname)
  }
  await visit('/phone/client/main.js')
  expect(await missing([...seen])).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
})

test('closing the server ends streams and held requests', async () => {
  const other = await listeningSandbox()
  const stream = await fetch(`${other.base}/phone/${PHONE}/events`)
  await other.post('/control/fault', { path: '/codef', hangMs: 3_600_000 })
  const { answer: hanging } = await other.held(() => other.codef(CAREER, careerInput()))
  await other.app.close()
  expect((await hanging).result.code).toBe('CF-03002')
  await expect(stream.text()).resolves.toContain('data: ')
})
