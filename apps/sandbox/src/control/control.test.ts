import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CAREER,
  PROOF,
  careerInput,
  fetchConfirmed,
  proofInput,
  testSandbox,
  type TestSandbox,
} from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})
beforeEach(async () => void (await sandbox.post('/control/reset')))

const requests = async () => (await sandbox.get('/control/requests')).json().items
const codeOf = async (input = careerInput()) => (await sandbox.codef(CAREER, input)).result.code

describe('confirm and deny', () => {
  test('[VER-15] decide every open request of a phone, however it is written', async () => {
    await codeOf(careerInput({ phoneNo: '01022223333' }))
    await codeOf(careerInput({ phoneNo: '01022223333' }))
    expect((await sandbox.post('/control/deny', { phone: '010-2222-3333' })).json()).toEqual({ decided: 2 })
    expect((await sandbox.post('/control/confirm', { phone: '010-2222-3333' })).statusCode).toBe(404)
  })

  test('[VER-15] decide one by its jti', async () => {
    const { data } = await sandbox.codef(CAREER, careerInput())
    expect((await sandbox.post('/control/confirm', { jti: data['jti'] })).json()).toEqual({ decided: 1 })
  })

  test('a call without a phone and a jti decides nothing', async () => {
    await codeOf()
    expect((await sandbox.post('/control/confirm')).statusCode).toBe(404)
    expect((await sandbox.post('/control/confirm', { phone: 1 })).statusCode).toBe(404)
  })
})

test.each([-1, '1000', Number.NaN, null])('the clock does not move by %o', async (advanceMs) => {
  expect((await sandbox.post('/control/clock', { advanceMs })).statusCode).toBe(400)
})

describe('one-shot faults', () => {
  test('a result code, once', async () => {
    await sandbox.post('/control/fault', { code: 'CF-12202' })
    expect([await codeOf(), await codeOf()]).toEqual(['CF-12202', 'CF-03002'])
  })

  test('a status, at the named address alone', async () => {
    await sandbox.post('/control/fault', { path: '/kauth/oauth/token', status: 503 })
    expect(await codeOf()).toBe('CF-03002')
    expect((await sandbox.form('/kauth/oauth/token', {})).statusCode).toBe(503)
    expect((await sandbox.form('/kauth/oauth/token', {})).statusCode).toBe(401)
  })

  test('a wait in sandbox time, after which the answer is the usual one', async () => {
    await sandbox.post('/control/fault', { hangMs: 60_000 })
    let code = ''
    const { answer: call } = await sandbox.held(() => codeOf().then((answer) => (code = answer)))
    expect(code).toBe('')
    await sandbox.post('/control/clock', { advanceMs: 60_000 })
    expect(await call).toBe('CF-03002')
  })

  test.each([{}, { code: 'X' }, { status: 200 }, { hangMs: -1 }, { path: '/x' }])(
    '%o is none',
    async (fault) => {
      expect((await sandbox.post('/control/fault', fault)).statusCode).toBe(400)
    },
  )
})

describe('people', () => {
  const gil = { name: '홍길동', phone: '010-3333-4444', birthday: '19800301' }
  const jobs = [{ company: '달그락', start: '20200102', end: null, monthlyWon: 3_000_000 }]

  test('the institutions know a person that a test has added', async () => {
    expect((await sandbox.post('/control/people', { ...gil, jobs })).statusCode).toBe(201)
    const input = careerInput({ userName: gil.name, phoneNo: '01033334444', identity: gil.birthday })
    expect((await fetchConfirmed(sandbox, CAREER, input)).data).toMatchObject({ resCompanyNm: '달그락' })
    expect(await codeOf({ ...input, id: 'other', identity: '19800302' })).toBe('CF-12835')
    expect((await sandbox.get('/control/people')).json().items.at(-1)).toMatchObject({ name: '홍길동' })
  })

  test.each([
    { phone: '01033334444' },
    { ...gil, birthday: '19800231' },
    { ...gil, jobs: [{ company: '달그락' }] },
    { ...gil, jobs: [{ ...jobs[0], end: '20190101' }] },
    { ...gil, taxWon: { now: 1 } },
  ])('%o is nobody', async (body) => {
    expect((await sandbox.post('/control/people', body)).statusCode).toBe(400)
  })
})

describe('the request log', () => {
  test('[VER-10] names inputs and outcomes', async () => {
    await codeOf(careerInput({ phoneNo: '01000000412' }))
    await sandbox.codef(CAREER, careerInput({ phoneNo: '01000000500' }))
    await sandbox.get('/kapi/v2/user/me')
    expect(await requests()).toMatchObject([
      { path: `/codef${CAREER}`, code: 'CF-00022', inputs: expect.arrayContaining(['identity', 'phoneNo']) },
      { path: `/codef${CAREER}`, code: 'HTTP 502' },
      { path: '/kapi/v2/user/me', code: 'HTTP 401', inputs: [] },
    ])
  })

  test('[VER-10] never contains the digits of an identity', async () => {
    const digits = fc.stringMatching(/^\d{6,13}$/)
    await fc.assert(
      fc.asyncProperty(digits, digits, async (identity, back) => {
        await sandbox.post('/control/reset')
        await sandbox.codef(
          CAREER,
          careerInput({ identity, phoneNo: `010${back.slice(0, 8).padEnd(8, '0')}` }),
        )
        await sandbox.codef(
          PROOF,
          proofInput({ loginType: '6', loginIdentity: identity + back, [back]: identity }),
        )
        await sandbox.codef(
          PROOF,
          proofInput({ identityEncYn: 'Y', birthDate: identity, loginIdentity: back }),
        )
        const log = JSON.stringify(
          (await requests()).map(({ path, inputs, code }: Logged) => [path, inputs, code]),
        )
        expect(log).toContain(CAREER)
        expect(log).not.toContain(identity)
        expect(log).not.toContain(back)
      }),
      { numRuns: 60 },
    )
  })
})
type Logged = { path: string; inputs: string[]; code: string }

test('a reset clears the state', async () => {
  await codeOf(careerInput({ phoneNo: '01022223333' }))
  await sandbox.post('/control/people', { name: '홍길동', phone: '01033334444' })
  await sandbox.post('/control/issue-certificate', { phone: '01010000104' })
  await sandbox.post('/control/fault', { code: 'CF-12202' })
  await sandbox.post('/control/reset')
  expect((await sandbox.get('/phone/01022223333/screen')).json()).toMatchObject({ name: null, requests: [] })
  expect((await sandbox.get('/phone/01010000104/screen')).json().hasCertificate).toBe(false)
  expect((await sandbox.get('/phone/01033334444/screen')).json().name).toBeNull()
  expect(await codeOf()).toBe('CF-03002')
})

test('a broken body or an unknown address is answered in JSON', async () => {
  const broken = await sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/control/clock',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect([broken.statusCode, typeof broken.json().error]).toEqual([400, 'string'])
  expect((await sandbox.get('/nothing')).json()).toEqual({ error: 'not_found' })
})
