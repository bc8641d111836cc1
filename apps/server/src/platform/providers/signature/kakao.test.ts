import { expect, test } from 'vitest'
import { createTestClock } from '../../../testing/test-clock.ts'
import { createCircuit } from '../circuit.ts'
import { createKakaoCert } from './kakao.ts'
import { kakaoPaths } from './kakao-cert-wire.ts'

/** No institution plays this wire, because half of it is not known: these answers are ours, under the names of `kakao-cert-wire.ts`. */

const PRODUCT = 'K3500'
const paths = kakaoPaths(PRODUCT)
const keys = { restKey: 'rest', dealerKey: 'dealer', product: PRODUCT, settleId: 'settle' }
const ask = {
  signer: { name: '한지우', phone: '01010000001', birthday: '19920314' },
  title: '처우 합의서 서명',
  message: '',
  text: '본문',
  expiresInSeconds: 600,
}
const done = { status: 'COMPLETED', signed_at: '2026-11-16T01:00:00Z', request_expired_at: null }

type Answer = { status?: number; body: unknown }

/** Kakao, as a list of answers for each step; the last one stays. */
function kakaoWith(answers: Partial<Record<keyof typeof paths, Answer[]>>) {
  const clock = createTestClock()
  const asked: string[] = []
  const pauses: number[] = []
  const left = new Map(Object.entries(answers).map(([step, list]) => [step, [...list]]))
  const provider = createKakaoCert(
    { ...keys, base: 'https://kakao.example' },
    {
      fetch: async (address) => {
        const step = Object.entries(paths).find(([, path]) => String(address).endsWith(path))![0]
        asked.push(step)
        const list = left.get(step)!
        const { status = 200, body } = list.length > 1 ? list.shift()! : list[0]!
        return new Response(JSON.stringify(body), { status })
      },
      circuit: createCircuit('signature', clock),
      pause: async (ms) => void pauses.push(ms),
      report: () => {},
    },
  )
  return { provider, asked, pauses }
}
const refused = (code: string, status = 400): Answer => ({ status, body: { error_code: code } })

test('[PACT-4] an inner error is tried again, and a request that was sent before is no error', async () => {
  const { provider, asked, pauses } = kakaoWith({
    prepare: [refused('E0001'), refused('E0001'), { body: { tx_id: 'tx' } }],
    request: [refused('E2004')],
  })
  expect(await provider.ask(ask)).toEqual({ receiptId: 'tx' })
  expect(asked).toEqual(['prepare', 'prepare', 'prepare', 'request'])
  expect(pauses).toEqual([250, 500])
})

test.each([
  ['E0001', 400, 'NO_ANSWER'],
  ['E0002', 503, 'MAINTENANCE'],
  ['E1004', 401, 'SETTINGS'],
  ['E1007', 400, 'SETTINGS'],
  ['E2001', 400, 'NO_ACCOUNT'],
  ['E2002', 400, 'OTHER_PERSON'],
  ['E2005', 400, 'ACCOUNT_CLOSED'],
  ['E9999', 400, 'UNKNOWN'],
])('[PACT-4] %s (%i) is %s', async (code, status, trouble) => {
  const { provider } = kakaoWith({ prepare: [refused(code, status)] })
  await expect(provider.ask(ask)).rejects.toMatchObject({ trouble, code })
})

test('[PACT-4] the value is kept before the signer is asked for, and is not fetched again for the signer', async () => {
  const { provider, asked } = kakaoWith({
    status: [{ body: done }],
    verify: [{ body: { signed_data: 'MII' } }, refused('E9998')],
    signer: [refused('E0002', 503), { body: { ci: 'ci', name: '한지우', phone_number: '010-1000-0001' } }],
  })
  const kept: string[] = []
  const keep = async (raw: string) => void kept.push(raw)
  await expect(provider.collect('tx', keep)).rejects.toMatchObject({ trouble: 'MAINTENANCE' })
  expect(kept).toEqual([expect.stringContaining('MII')])
  const value = await provider.collect('tx', keep, kept[0])
  expect(value).toMatchObject({ signedData: 'MII', ci: 'ci', phone: '01010000001', raw: kept[1] })
  expect(value.signedAt).toEqual(new Date(done.signed_at))
  expect(asked).toEqual(['status', 'verify', 'signer', 'signer'])
  await expect(provider.collect('tx', keep)).rejects.toMatchObject({ trouble: 'LOST' })
})
