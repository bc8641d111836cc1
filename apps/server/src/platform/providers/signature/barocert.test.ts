import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { createCircuit } from '../circuit.ts'
import { createBarocert } from './barocert.ts'
import { checkSignedData } from './check-signed-data.ts'
import type { SignatureProvider } from './signature.ts'

/** The client on the wire, against the dealer of the sandbox. */

const clock = createTestClock()
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => void (sandbox = await startTestSandbox(clock)))
afterAll(() => sandbox.close())
beforeEach(async () => void (await control('reset')))

const report = vi.fn<(error: unknown) => void>()
beforeEach(() => report.mockClear())

type Over = { secretKey?: string; fetch?: typeof fetch; collectWithinMs?: number }

function provider({ secretKey, collectWithinMs, ...over }: Over = {}): SignatureProvider {
  const env = sandbox.environment
  const settings = {
    base: env.BAROCERT_BASE,
    authBase: env.BAROCERT_AUTH_BASE,
    linkId: env.BAROCERT_LINK_ID,
    secretKey: secretKey ?? env.BAROCERT_SECRET_KEY,
    clientCode: env.BAROCERT_CLIENT_CODE,
  }
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  const circuit = createCircuit('signature', clock)
  return createBarocert(settings, {
    fetch,
    clock,
    random,
    circuit,
    report,
    ...over,
    ...(collectWithinMs && { collectWithinMs }),
  })
}

const control = (path: string, body: object = {}) =>
  fetch(`${sandbox.base}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const PHONE = '01056781234'
const TEXT = `처우 합의서 (판 3) · 주식회사 가나다 — 한지우 / 연봉 68,000,000원\n이 문서의 SHA-256: ${'3f'.repeat(32)}`
const asking = (phone = PHONE) => ({
  signer: { name: '남궁민수', phone, birthday: '19920314' },
  title: '처우 합의서 서명',
  message: '주식회사 가나다의 처우 합의서예요.',
  text: TEXT,
  expiresInSeconds: 600,
})

/** A request that its person signed. */
async function signed(client: SignatureProvider, phone = PHONE): Promise<string> {
  const { receiptId } = await client.ask(asking(phone))
  await control('confirm', { receipt: receiptId })
  return receiptId
}

function keeping() {
  const kept: string[] = []
  return { kept, keep: async (raw: string) => void kept.push(raw) }
}

describe('[PACT-4] a signature on the phone', () => {
  test('is asked for, shown in full, signed, and collected once; what was kept can be read again', async () => {
    const client = provider()
    const { receiptId } = await client.ask(asking())
    const expiresAt = new Date(clock().getTime() + 600_000)
    expect(await client.look(receiptId)).toEqual({
      state: 'WAITING',
      signedAt: null,
      expiresAt,
      isCollected: false,
    })
    const screen: unknown = await (await fetch(`${sandbox.base}/phone/${PHONE}/screen`)).json()
    expect(screen).toMatchObject({
      documents: [{ id: receiptId, text: TEXT, title: '처우 합의서 서명' }],
    })
    const { kept, keep } = keeping()
    await expect(client.collect(receiptId, keep)).rejects.toMatchObject({ trouble: 'NOT_SIGNED' })

    const decision = JSON.stringify({ decision: 'sign' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${sandbox.base}/phone/${PHONE}/documents/${receiptId}`, {
      method: 'POST',
      headers,
      body: decision,
    })
    const signedAt = clock()
    expect(await client.look(receiptId)).toMatchObject({ state: 'SIGNED', signedAt, isCollected: false })

    const value = await client.collect(receiptId, keep)
    expect(value).toMatchObject({ name: '남궁민수', phone: PHONE, birthday: '19920314', signedAt })
    expect(kept).toEqual([value.raw])
    const roots = [sandbox.environment.SIGN_ROOTS]
    expect(await checkSignedData({ ...value, text: TEXT, roots })).toEqual({
      signedBy: '남궁민수',
      at: signedAt,
      problem: null,
    })

    expect(await client.look(receiptId)).toMatchObject({ isCollected: true })
    await expect(client.collect(receiptId, keep)).rejects.toMatchObject({ trouble: 'LOST' })
    expect(await client.collect(receiptId, keep, kept[0])).toEqual(value)
    expect(kept).toHaveLength(1)

    const again = await client.collect(await signed(client), keep)
    expect(again.ci).toBe(value.ci)
    const other = await client.collect(await signed(client, '01056785678'), keep)
    expect([other.ci === value.ci, other.ci.length]).toEqual([true, 88])
  })

  test('ends as refused, or as expired when nobody answers', async () => {
    const client = provider()
    const refused = await client.ask(asking())
    await control('deny', { phone: PHONE })
    expect(await client.look(refused.receiptId)).toMatchObject({ state: 'REFUSED', signedAt: null })
    const { receiptId } = await client.ask(asking('01000000607'))
    await control('confirm', { phone: '01000000607' })
    expect(await client.look(receiptId)).toMatchObject({ state: 'WAITING' })
    clock.advance({ minutes: 10, ms: 1 })
    expect(await client.look(receiptId)).toMatchObject({ state: 'EXPIRED' })
    await expect(client.collect(receiptId, keeping().keep)).rejects.toMatchObject({ trouble: 'NOT_SIGNED' })
  })

  test('may be signed by somebody else’s certificate, which its CI tells', async () => {
    const client = provider()
    const mine = await client.collect(await signed(client), keeping().keep)
    await control('signing', { phone: PHONE, case: 'signed-by-another' })
    const theirs = await client.collect(await signed(client), keeping().keep)
    expect(theirs.ci).not.toBe(mine.ci)
  })
})

describe('[PACT-4] what keeps somebody from being asked', () => {
  test.each([
    ['01000000601', 'NO_ACCOUNT'],
    ['01000000602', 'OTHER_PERSON'],
    ['01010000001', 'OTHER_PERSON'],
    ['01000000605', 'ACCOUNT_CLOSED'],
    ['01000000609', 'MAINTENANCE'],
  ])('%s: %s', async (phone, trouble) => {
    const code = expect.stringMatching(/^-41\d{6}$/)
    await expect(provider().ask(asking(phone))).rejects.toMatchObject({ trouble, step: 'ask', code })
    expect(report).not.toHaveBeenCalled()
  })

  test('a key that is not ours is our settings, and is reported without a word of the person', async () => {
    const stranger = provider({ secretKey: Buffer.alloc(32, 'canary.bird').toString('base64') })
    await expect(stranger.ask(asking())).rejects.toMatchObject({ trouble: 'SETTINGS' })
    expect(report).toHaveBeenCalledOnce()
    expect(String(report.mock.calls[0]![0])).not.toMatch(/남궁민수|5678|19920314|가나다/)
  })

  test('an answer that is none, and one that nobody knows', async () => {
    await control('fault', { path: '/barocert', status: 502 })
    await expect(provider().ask(asking())).rejects.toMatchObject({ trouble: 'NO_ANSWER' })
    expect(report).not.toHaveBeenCalled()
    await expect(provider().ask({ ...asking(), expiresInSeconds: 0 })).rejects.toMatchObject({
      trouble: 'UNKNOWN',
      code: '-41001001',
    })
    expect(report).toHaveBeenCalledOnce()
    await expect(provider().ask({ ...asking(), title: '가'.repeat(41) })).rejects.toThrow(RangeError)
    await expect(provider().look('0'.repeat(32))).rejects.toMatchObject({ trouble: 'LOST', step: 'look' })
  })
})

describe('[PACT-4] the value exists once', () => {
  test('ten minutes after the signature it is lost', async () => {
    const client = provider()
    const receiptId = await signed(client)
    clock.advance({ minutes: 10, seconds: 1 })
    const { kept, keep } = keeping()
    await expect(client.collect(receiptId, keep)).rejects.toMatchObject({ trouble: 'LOST' })
    expect(kept).toEqual([])
  })

  test.each(['breaks-off', 'is-slow'])('it is lost when the answer %s after it was deleted', async (fate) => {
    await control('signing', { phone: PHONE, case: fate })
    const client = provider({ collectWithinMs: fate === 'is-slow' ? 200 : 10_000 })
    const receiptId = await signed(client)
    const { kept, keep } = keeping()
    await expect(client.collect(receiptId, keep)).rejects.toMatchObject({ trouble: 'LOST' })
    expect(kept).toEqual([])
  })

  test('it is not lost while the dealer still has it', async () => {
    const client = provider()
    const receiptId = await signed(client)
    await control('fault', { path: '/barocert/KAKAO/Sign/Verify', status: 500 })
    await expect(client.collect(receiptId, keeping().keep)).rejects.toMatchObject({ trouble: 'NO_ANSWER' })
    await expect(client.collect(receiptId, keeping().keep)).resolves.toMatchObject({ name: '남궁민수' })
  })

  test('it is kept before it is read: a broken answer leaves what came, and a store that fails is told', async () => {
    const client = provider()
    await control('signing', { phone: PHONE, case: 'arrives-broken' })
    const { kept, keep } = keeping()
    await expect(client.collect(await signed(client), keep)).rejects.toMatchObject({ trouble: 'LOST' })
    expect(kept).toEqual([expect.stringMatching(/signedData\\":\\"MI/)])
    const full = new Error('canary.disk')
    const receiptId = await signed(client)
    await expect(client.collect(receiptId, () => Promise.reject(full))).rejects.toBe(full)
  })
})

test('[PACT-4] one token serves until shortly before its end, and a refused one is renewed', async () => {
  const asked: string[] = []
  const counting: typeof fetch = (address, init) => {
    asked.push(new URL(String(address)).pathname.replace(/\/\d{32}$/, ''))
    return fetch(address, init)
  }
  const tokens = () => asked.filter((path) => path.endsWith('/Token')).length
  const client = provider({ fetch: counting })
  const [first] = await Promise.all([client.ask(asking()), client.ask(asking('01056785678'))])
  await client.look(first.receiptId)
  expect(tokens()).toBe(1)
  clock.advance({ minutes: 29, seconds: 1 })
  await client.look(first.receiptId)
  expect(tokens()).toBe(2)
  await control('clock', { advanceMs: 31 * 60_000 })
  await client.look(first.receiptId)
  expect(tokens()).toBe(3)
  expect(asked.slice(-3)).toEqual([
    '/sandbox/barocert/KAKAO/Sign/000000000001',
    '/sandbox/linkhub/BAROCERT/Token',
    '/sandbox/barocert/KAKAO/Sign/000000000001',
  ])
})
