import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  CAREER,
  PREMIUM,
  PROOF,
  STATEMENT,
  careerInput,
  confirmedInput,
  premiumInput,
  proofInput,
  testSandbox,
  type CodefAnswer,
  type TestSandbox,
} from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})
beforeEach(async () => void (await sandbox.post('/control/reset')))

const advance = (ms: number) => sandbox.post('/control/clock', { advanceMs: ms })
const code = (answer: CodefAnswer) => answer.result.code

async function begin(over: object = {}) {
  const input = careerInput(over)
  const answer = await sandbox.codef(CAREER, input)
  const press = async (more: object = {}) =>
    code(await sandbox.codef(CAREER, confirmedInput(input, answer, more)))
  return {
    input,
    answer,
    press,
    confirm: () => sandbox.post('/control/confirm', { phone: input.phoneNo }),
    deny: () => sandbox.post('/control/deny', { phone: input.phoneNo }),
  }
}

/** Whether a held call has been answered. */
async function settled(call: Promise<unknown>): Promise<boolean> {
  let done = false
  void call.then(() => (done = true))
  await new Promise((resolve) => setTimeout(resolve, 30))
  return done
}

test('[VER-15] requested, confirmed on the phone, fetched; only once', async () => {
  const { answer, press, confirm } = await begin()
  expect(code(answer)).toBe('CF-03002')
  expect((await confirm()).json()).toEqual({ decided: 1 })
  expect(await press()).toBe('CF-00000')
  expect(await press()).toBe('CF-00025')
})

test('[VER-15] two early second requests continue with fresh data, the third ends the attempt', async () => {
  const { input, answer, press, confirm } = await begin()
  await advance(1000)
  const again = await sandbox.codef(CAREER, confirmedInput(input, answer))
  expect(code(again)).toBe('CF-03002')
  expect(again.data).toMatchObject({ jti: answer.data['jti'], jobIndex: 0, continue2Way: true })
  expect(again.data['twoWayTimestamp']).toBeGreaterThan(Number(answer.data['twoWayTimestamp']))
  expect(await press()).toBe('CF-03002')
  expect(await press()).toBe('CF-12872')
  expect((await confirm()).statusCode).toBe(404)
  expect(await press()).toBe('CF-12872')
})

test.each([
  [270_000, 'CF-00000', 'CF-00025'],
  [270_001, 'CF-12001', 'CF-12001'],
])(
  '[VER-4] the person has 270 seconds: after %i ms a confirmed request is %s, then %s',
  async (ms, ...codes) => {
    const { press, confirm } = await begin()
    await confirm()
    await advance(ms)
    expect([await press(), await press()]).toEqual(codes)
  },
)

test('[VER-15] the second request must repeat the first', async () => {
  const { press, confirm } = await begin()
  await confirm()
  expect(await press({ userName: '홍길순' })).toBe('CF-00024')
  expect(await press({ more: '1' })).toBe('CF-00024')
  expect(await press({ originDataYN: undefined })).toBe('CF-00024')
  expect(await press()).toBe('CF-00000')
})

test('[VER-15] the second request must refer to the first', async () => {
  const { input, answer } = await begin()
  const { jti } = answer.data
  const twoWayInfo = { jobIndex: 0, threadIndex: 0, jti, twoWayTimestamp: 1 }
  const send = async (over: object) =>
    code(await sandbox.codef(CAREER, { ...input, simpleAuth: '1', is2Way: true, ...over }))
  expect(await send({})).toBe('CF-03003')
  expect(await send({ twoWayInfo: null })).toBe('CF-03003')
  expect(await send({ twoWayInfo: { ...twoWayInfo, jti: 'unknown' } })).toBe('CF-03003')
  expect(await send({ twoWayInfo: { ...twoWayInfo, jobIndex: '0' } })).toBe('CF-03003')
  expect(await send({ twoWayInfo: { ...twoWayInfo, twoWayTimestamp: '1' } })).toBe('CF-03003')
  expect(await send({ twoWayInfo, is2Way: undefined })).toBe('CF-03003')
  expect(await send({ twoWayInfo, simpleAuth: undefined })).toBe('CF-00001')
  expect(await send({ twoWayInfo })).toBe('CF-03002')
  const elsewhere = confirmedInput(premiumInput({ id: input.id }), answer)
  expect(code(await sandbox.codef(PREMIUM, elsewhere))).toBe('CF-03003')
})

test('[VER-15] of two second requests at once, one fetches and the other is told that it is being processed', async () => {
  const { press, confirm } = await begin()
  await confirm()
  const institution = Promise.withResolvers<void>()
  const moment = vi.spyOn(sandbox.sandbox.world.clock, 'moment').mockReturnValue(institution.promise)
  const presses = [press(), press()]
  expect(await Promise.race(presses)).toBe('CF-00016')
  institution.resolve()
  expect((await Promise.all(presses)).toSorted()).toEqual(['CF-00000', 'CF-00016'])
  moment.mockRestore()
})

test('[VER-15] a repeated first request is being processed; other inputs with its id collide', async () => {
  const { input, press, confirm } = await begin()
  expect(code(await sandbox.codef(CAREER, input))).toBe('CF-00016')
  expect(code(await sandbox.codef(CAREER, { ...input, userName: '홍길순' }))).toBe('CF-12001')
  await confirm()
  await press()
  expect(code(await sandbox.codef(CAREER, input))).toBe('CF-00025')
})

test('[VER-15] a grouped request is held until the first one is fetched', async () => {
  const { input, press, confirm } = await begin()
  await advance(700)
  const premium = sandbox.codef(PREMIUM, premiumInput({ id: input.id }))
  expect(await settled(premium)).toBe(false)
  expect((await sandbox.get(`/phone/${input.phoneNo}/screen`)).json().requests).toHaveLength(1)
  await confirm()
  expect(await settled(premium)).toBe(false)
  expect(await press()).toBe('CF-00000')
  expect(code(await premium)).toBe('CF-00000')
})

test('[VER-15] two requests within half a second are two confirmations', async () => {
  const { input, confirm } = await begin()
  await advance(499)
  expect(code(await sandbox.codef(PREMIUM, premiumInput({ id: input.id })))).toBe('CF-03002')
  expect((await confirm()).json()).toEqual({ decided: 2 })
})

test.each([
  ['another id', { id: 'other' }, PREMIUM, premiumInput],
  ['another institution', {}, PROOF, proofInput],
])('[VER-15] %s means another confirmation', async (_, over, path, inputOf) => {
  const { input } = await begin()
  await advance(700)
  expect(code(await sandbox.codef(path, inputOf({ id: input.id, ...over })))).toBe('CF-03002')
})

test('[VER-15] non-members can not share a confirmation', async () => {
  const identity = '9001011234567'
  const first = proofInput({ loginType: '6', loginIdentity: identity })
  expect(code(await sandbox.codef(PROOF, first))).toBe('CF-03002')
  await advance(700)
  const { identity: _, ...common } = careerInput({ organization: '0001', loginType: '6', id: first.id })
  expect(code(await sandbox.codef(STATEMENT, { ...common, identity }))).toBe('CF-03002')
})

test.each([
  ['cancelled on the phone', (one: Awaited<ReturnType<typeof begin>>) => one.deny(), 'CF-12872'],
  [
    'given up by the caller',
    (one: Awaited<ReturnType<typeof begin>>) => one.press({ simpleAuth: '0' }),
    'CF-12102',
  ],
  ['left alone for 300 seconds', () => advance(300_000), 'CF-01004'],
  ['forgotten by a reset', () => sandbox.post('/control/reset'), 'CF-01004'],
])('[VER-15] a hanging request is let go when the first one is %s', async (_, end, expected) => {
  const first = await begin()
  await advance(700)
  const premium = sandbox.codef(PREMIUM, premiumInput({ id: first.input.id }))
  expect(await settled(premium)).toBe(false)
  await end(first)
  expect(code(await premium)).toBe(expected)
})

test('[VER-15] a second held request for the same product is being processed', async () => {
  const { input, deny } = await begin()
  await advance(700)
  const premium = sandbox.codef(PREMIUM, premiumInput({ id: input.id }))
  expect(await settled(premium)).toBe(false)
  expect(code(await sandbox.codef(PREMIUM, premiumInput({ id: input.id })))).toBe('CF-00016')
  await deny()
  expect(code(await premium)).toBe('CF-12872')
})

test('[VER-15] a person without a certificate is asked for one, and can issue it on the phone', async () => {
  const person = { userName: '정하늘', phoneNo: '01010000104', loginTypeLevel: '5', telecom: '0' }
  expect(code(await sandbox.codef(CAREER, careerInput(person)))).toBe('CF-12871')
  const screen = async () => (await sandbox.get('/phone/01010000104/screen')).json()
  expect(await screen()).toMatchObject({
    hasCertificate: false,
    certificateWish: { app: 'pass', telecom: 0 },
  })
  await sandbox.post('/phone/01010000104/certificate')
  expect(await screen()).toMatchObject({ hasCertificate: true, certificateWish: null })
  expect(code(await sandbox.codef(CAREER, careerInput(person)))).toBe('CF-03002')
})

test('[VER-15] a known phone with another name, or an impossible birthday, matches nobody', async () => {
  const other = careerInput({ userName: '아무개', phoneNo: '01010000001' })
  expect(code(await sandbox.codef(CAREER, other))).toBe('CF-12835')
  expect(code(await sandbox.codef(CAREER, careerInput({ identity: '19900231' })))).toBe('CF-12835')
  expect(code(await sandbox.codef(PROOF, proofInput({ userName: '아무개', phoneNo: '01010000001' })))).toBe(
    'CF-12837',
  )
})
