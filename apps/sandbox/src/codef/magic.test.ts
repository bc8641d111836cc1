import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MAGIC } from '../people/magic.ts'
import {
  CAREER,
  PREMIUM,
  PROOF,
  careerInput,
  confirmedInput,
  fetchConfirmed,
  premiumInput,
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

const phone = (last: string) => ({ phoneNo: `0100000${last}` })

test.each([
  ['0412', 'CF-00022', 'CF-00022'],
  ['0419', 'CF-12041', 'CF-12041'],
  ['0420', 'CF-12871', 'CF-12837'],
  ['0421', 'CF-12835', 'CF-12835'],
])('[VER-11] 010-0000-%s is refused at once: %s, by the tax office %s', async (last, career, tax) => {
  expect((await sandbox.codef(CAREER, careerInput(phone(last)))).result.code).toBe(career)
  expect((await sandbox.codef(PROOF, proofInput(phone(last)))).result.code).toBe(tax)
})

test.each([
  ['0403', 'CF-12003'],
  ['0410', 'CF-12001'],
  ['0418', 'CF-00025'],
])('[VER-11] 010-0000-%s is asked to confirm and then ends in %s, tapped or not', async (last, code) => {
  const input = careerInput(phone(last))
  const first = await sandbox.codef(CAREER, input)
  expect(first.result.code).toBe('CF-03002')
  expect((await sandbox.codef(CAREER, confirmedInput(input, first))).result.code).toBe(code)
  expect((await fetchConfirmed(sandbox, CAREER, careerInput(phone(last)))).result.code).toBe(code)
})

test('[VER-11] 010-0000-0409 stays unconfirmed whatever is tapped', async () => {
  const input = careerInput(phone('0409'))
  const first = await sandbox.codef(CAREER, input)
  const codes = []
  for (let press = 0; press < 3; press++) {
    await sandbox.post('/control/confirm', { phone: input.phoneNo })
    codes.push((await sandbox.codef(CAREER, confirmedInput(input, first))).result.code)
  }
  expect(codes).toEqual(['CF-03002', 'CF-03002', 'CF-12872'])
})

test('[VER-12] 010-0000-0422 has rows, but none of an employee', async () => {
  const { result, data } = await fetchConfirmed(sandbox, CAREER, careerInput(phone('0422')))
  expect(result.code).toBe('CF-00000')
  expect(data).toMatchObject({ resJoinUserType: '직장피부양자' })
})

test('[VER-12] 010-0000-0423 has no rows', async () => {
  const { result, data } = await fetchConfirmed(sandbox, CAREER, careerInput(phone('0423')))
  expect([result.code, data]).toEqual(['CF-00000', []])
})

test('[VER-9] 010-0000-0424 has a career, and no income at the tax office', async () => {
  expect((await fetchConfirmed(sandbox, CAREER, careerInput(phone('0424')))).result.code).toBe('CF-00000')
  expect((await fetchConfirmed(sandbox, PROOF, proofInput(phone('0424')))).result.code).toBe('CF-12832')
})

test('[VER-11] 010-0000-0500 breaks the gateway', async () => {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: `/sandbox/codef${CAREER}`,
    headers: { authorization: `Bearer ${sandbox.token}` },
    payload: JSON.stringify(careerInput(phone('0500'))),
  })
  expect(answer.statusCode).toBe(502)
  expect(answer.body).toBe('<html><body>502 Bad Gateway')
})

test('[VER-11] 010-0000-0504 holds the connection for 301 seconds', async () => {
  const input = careerInput(phone('0504'))
  const first = await sandbox.codef(CAREER, input)
  let answered = ''
  const { answer: held } = await sandbox.held(() =>
    sandbox.codef(CAREER, confirmedInput(input, first)).then(({ result }) => (answered = result.code)),
  )
  expect((await sandbox.codef(CAREER, confirmedInput(input, first))).result.code).toBe('CF-00016')
  await sandbox.post('/control/clock', { advanceMs: 300_999 })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(answered).toBe('')
  await sandbox.post('/control/clock', { advanceMs: 1 })
  expect(await held).toBe('CF-12001')
})

test('every magic phone has a sentence for the list', () => {
  expect(Object.values(MAGIC).filter(({ about }) => !about)).toEqual([])
  expect(Object.keys(MAGIC)).toHaveLength(31)
})

test.each([
  ['0701', '노을클라우드', ['194720', '194720', '194720']],
  ['0702', '노을클라우드', ['186940', '186940', '186940']],
  ['0703', '노을클라우드', ['192060', '192060', '192060']],
  ['0704', '노을클라우드', ['4591740', '4591740', '4591740']],
  ['0705', '노을클라우드', ['10080', '10080', '10080']],
  ['0706', '먼바다상사', ['194720', '194720', '194720']],
  ['0707', '노을클라우드', []],
  ['0708', '노을클라우드', ['175250', '175250', '175250']],
])('[KEEP-8] 010-0000-%s is insured at %s and paid %o', async (last, company, premiums) => {
  const months = { startDate: '202609', endDate: '202611' }
  const input = premiumInput({ ...phone(last), ...months })
  const { data } = await fetchConfirmed(sandbox, PREMIUM, input)
  expect(data).toMatchObject({ resCompanyNm: company, resCancelDate: '' })
  const paid = data['resInsuranceAmtList'] as { resRectalHealthPayAmt: string }[]
  expect(paid.map(({ resRectalHealthPayAmt }) => resRectalHealthPayAmt)).toEqual(premiums)
})
