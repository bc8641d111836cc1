import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { createCircuit } from '../circuit.ts'
import { createArrears } from './arrears.ts'
import { createNameServer } from './name-server.ts'
import { createNts } from '../tax-office/nts.ts'
import { createPension } from './pension.ts'

/** The clients on the wire, against the institutions of the sandbox. */

const clock = createTestClock()
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => void (sandbox = await startTestSandbox(clock)))
afterAll(() => sandbox.close())

const world = (provider: string) => ({ fetch, circuit: createCircuit(provider, clock) })
const env = () => sandbox.environment
const nts = (key: string = env().DATA_GO_KR_KEY, withinMs?: number) =>
  createNts({ base: env().NTS_BASE, key }, { ...world('nts'), ...(withinMs ? { withinMs } : {}) })
const pension = (key: string = env().DATA_GO_KR_KEY) =>
  createPension({ base: env().NPS_BASE, key }, world('pension'))
const arrears = (key: string = env().WORK24_AUTH_KEY) =>
  createArrears({ base: env().WORK24_BASE, key }, world('work24'))
const claim = (number: string) => ({ number, representative: '김가람', openedOn: '2019-03-04' })
const control = (path: string, body: object) =>
  fetch(`${sandbox.base}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('[FIRM-1] the tax service compares what a company writes', () => {
  test.each([
    ['9990001015', { result: 'MATCH', state: 'OPEN' }],
    ['9990002009', { result: 'MATCH', state: 'SUSPENDED' }],
    ['9990003008', { result: 'MATCH', state: 'CLOSED' }],
    ['9990001029', { result: 'NO_MATCH' }],
    ['9990004045', { result: 'NO_MATCH' }],
  ])('%s: %o', async (number, answer) => {
    expect(await nts().validate(claim(number))).toMatchObject(answer)
  })

  test.each([
    ['9990004292', { refusal: 'limit' }],
    ['9990004012', { refusal: 'key' }],
    ['9990005006', { reason: 'nonsense' }],
    ['9990005030', { reason: 'transport' }],
  ])('%s passes nobody: %o', async (number, error) => {
    await expect(nts().validate(claim(number))).rejects.toMatchObject(error)
  })

  test('a wrong key and an answer that takes too long pass nobody', async () => {
    await expect(nts('canary.bird').validate(claim('9990001015'))).rejects.toMatchObject({ refusal: 'key' })
    const slow = nts(env().DATA_GO_KR_KEY, 50)
    await expect(slow.validate(claim('9990005044'))).rejects.toMatchObject({ reason: 'timeout' })
    await expect(nts().validate({ ...claim('9990001015'), representative: '' })).rejects.toMatchObject({
      refusal: 'request',
      code: 'REQUEST_DATA_MALFORMED',
    })
  })

  test('[FIRM-3] states come for a hundred numbers a call, and a suspension from its day', async () => {
    const numbers = ['9990001015', '9990002009', '9990003008', '9990004045', '9990004104']
    const states = async () => (await nts().status(numbers)).map(({ state }) => state)
    expect(await states()).toEqual(['OPEN', 'SUSPENDED', 'CLOSED', 'UNREGISTERED', 'OPEN'])
    await expect(nts().status(Array.from({ length: 101 }, () => '9990001015'))).rejects.toThrow(RangeError)
  })
})

describe('[FIRM-5] the pension', () => {
  test('finds the months of all workplaces under six digits, and counts one', async () => {
    const found = await pension().search('999000', '한뼘하우스')
    expect(found).toHaveLength(12)
    expect(found[0]).toMatchObject({ name: '주식회사 한뼘하우스', month: '202511', isInsured: true })
    const month = await pension().month(found.at(-1)!)
    expect(month.people).toBeGreaterThan(0)
    expect((await pension().search('999000', '옛터')).every(({ isInsured }) => !isInsured)).toBe(true)
    expect(await pension().search('999000', '없는 회사')).toEqual([])
  })

  test('the XML of its gateway is an error, never an empty result', async () => {
    await expect(pension('canary.bird').search('999000')).rejects.toMatchObject({
      refusal: 'key',
      code: '30',
    })
    await expect(pension().search('12')).rejects.toMatchObject({ refusal: 'request', code: '10' })
  })
})

describe('[FIRM-4] the list of employers who owe wages', () => {
  test('says yes or no; anything else is unknown', async () => {
    expect(await arrears().isListed('9990001015')).toBe(false)
    expect(await arrears().isListed('9990006005')).toBe(true)
    await expect(arrears().isListed('9990006010')).rejects.toMatchObject({ reason: 'transport' })
    await expect(arrears('canary.bird').isListed('9990001015')).rejects.toMatchObject({ refusal: 'key' })
  })
})

describe('[FIRM-6] TXT records', () => {
  test('come joined from their chunks; no name means none, and a failing server is no answer', async () => {
    const names = createNameServer({ servers: env().DNS_RESOLVERS.split(',') })
    await control('dns', { name: '_a.firm.example', txt: [['token=', 'abc'], 'other'] })
    await control('dns', { name: '_b.firm.example', mode: 'fail' })
    expect(await names.texts('_a.firm.example')).toEqual(['token=abc', 'other'])
    expect(await names.texts('_c.firm.example')).toEqual([])
    await expect(names.texts('_b.firm.example')).rejects.toMatchObject({ reason: 'transport' })
  })
})
