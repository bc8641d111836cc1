import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CAREER,
  PREMIUM,
  PROOF,
  STATEMENT,
  STATEMENTS,
  careerInput,
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

const jiwoo = { userName: '한지우', phoneNo: '01010000001' }
const person = (over: object) =>
  sandbox.post('/control/people', { name: '시험이', phone: '01055556666', ...over })
const tester = { userName: '시험이', phoneNo: '01055556666' }

describe('career', () => {
  test('[VER-14] one row is an object, several are a list; a current job has no end', async () => {
    const many = await fetchConfirmed(sandbox, CAREER, careerInput(jiwoo))
    expect(many.data).toMatchObject([
      { resUserNm: '한지우', resJoinUserType: '직장가입자', resCompanyNm: '두들페이', commEndDate: '' },
      { resCompanyNm: '한뼘교육', commStartDate: '20210804', commEndDate: '20230902' },
      { resCompanyNm: '솔잎웹', commStartDate: '20180904', commEndDate: '20210802' },
    ])
    await person({ jobs: [{ company: '달그락', start: '20240102', monthlyWon: 3_000_000 }] })
    const one = await fetchConfirmed(sandbox, CAREER, careerInput(tester))
    expect(one.data).toMatchObject({ resCompanyNm: '달그락', resUserBirth: '19900101' })
  })

  test.each([
    ['0', ['직장가입자', '직장피부양자', '지역세대주']],
    ['1', ['직장가입자']],
    ['2', ['지역세대주']],
    ['3', ['직장가입자', '지역세대주']],
  ])('useType %s keeps %o', async (useType, kinds) => {
    const jobs = [{ company: '달그락', start: '20200102', end: '20220101', monthlyWon: 3_000_000 }]
    await person({ jobs, otherRows: ['직장피부양자', '지역세대주'] })
    const { data } = await fetchConfirmed(sandbox, CAREER, careerInput({ ...tester, useType }))
    expect([data].flat().map(({ resJoinUserType }) => resJoinUserType)).toEqual(kinds)
  })
})

describe('health premiums', () => {
  test.each([
    [2018, 3.12],
    [2023, 3.545],
    [2026, 3.595],
  ])('[VER-14] in %i the employee pays %f percent of the pay', async (year, percent) => {
    await person({ jobs: [{ company: '달그락', start: '20180101', monthlyWon: 4_000_000 }] })
    const period = { startDate: `${year}03`, endDate: `${year}03` }
    const { data } = await fetchConfirmed(sandbox, PREMIUM, premiumInput({ ...tester, ...period }))
    const premium = String(Math.round(40_000 * percent))
    expect(data['resInsuranceAmtList']).toMatchObject([
      { resPayMonth: `${year}03`, resRectalHealthNoticeAmt: premium, resRectalHealthPayAmt: premium },
    ])
  })

  test('[VER-14] a block per workplace within the period, without future months', async () => {
    const period = { startDate: '202307', endDate: '202612' }
    const { data } = await fetchConfirmed(sandbox, PREMIUM, premiumInput({ ...jiwoo, ...period }))
    const blocks = data as unknown as {
      resCompanyNm: string
      resInsuranceAmtList: { resPayMonth: string }[]
    }[]
    const months = blocks.map(({ resCompanyNm, resInsuranceAmtList: list }) => [
      resCompanyNm,
      list[0]!.resPayMonth,
      list.at(-1)!.resPayMonth,
    ])
    expect(months).toEqual([
      ['두들페이', '202309', '202611'],
      ['한뼘교육', '202307', '202309'],
      ['연필깎이', '202608', '202611'],
    ])
  })
})

describe('tax office', () => {
  test('[VER-14] a proof sums wages and other income by year', async () => {
    const jobs = [{ company: '달그락', start: '20240101', monthlyWon: 3_000_000, yearlyRaise: 0.1 }]
    await person({ jobs, taxWon: { 2023: 1_000_000, 2025: 500_000 } })
    const { data } = await fetchConfirmed(sandbox, PROOF, proofInput(tester))
    expect(data['resPaymentDetailsStatusList']).toEqual([
      { resAttrYear: '2023', resType: '근로소득', resPaidTotalAmt: '1000000' },
      { resAttrYear: '2024', resType: '근로소득', resPaidTotalAmt: '36000000' },
      { resAttrYear: '2025', resType: '근로소득', resPaidTotalAmt: '40100000' },
    ])
  })

  test('[VER-9] nothing to issue is CF-12832: no income, or a year not settled yet', async () => {
    await person({ jobs: [] })
    expect((await fetchConfirmed(sandbox, PROOF, proofInput(tester))).result.code).toBe('CF-12832')
    const thisYear = await fetchConfirmed(sandbox, PROOF, proofInput({ ...jiwoo, endYear: '2026' }))
    expect(thisYear.result.code).toBe('CF-12832')
  })

  test.each([
    ['2026-06-30T23:59:59+09:00', 'CF-12832'],
    ['2026-07-01T00:00:00+09:00', 'CF-00000'],
  ])("last year's proof exists from July on: at %s it is %s", async (now, code) => {
    const then = await testSandbox({ now: () => Date.parse(now) })
    expect((await fetchConfirmed(then, PROOF, proofInput(jiwoo))).result.code).toBe(code)
    await then.app.close()
  })

  test('a wage statement is for last year, or for the year asked for, and names its employer', async () => {
    const { loginIdentity: identity, ...input } = proofInput(jiwoo)
    const newest = await fetchConfirmed(sandbox, STATEMENT, { ...input, identity, id: 'a' })
    expect(newest.data).toMatchObject({ resAttrYear: '2025', resCompanyNm1: '두들페이' })
    const asked = { ...input, identity, id: 'b', inquiryType: '1', year: '2021' }
    const older = await fetchConfirmed(sandbox, STATEMENT, asked)
    expect(older.data).toMatchObject({
      resAttrYear: '2021',
      resCompanyNm1: '한뼘교육',
      resSettlementSpecList: [
        { resType: 'Ⅳ정산명세|21:총급여', resAmount: String(5 * 3_400_000 + 8 * 3_100_000) },
      ],
    })
  })

  test("the list's session opens further papers of the same phone without a confirmation", async () => {
    const { loginIdentity: identity, ...input } = proofInput(jiwoo)
    const asked = { ...input, identity, year: '2025', sessionDataYn: '1' }
    const list = await fetchConfirmed(sandbox, STATEMENTS, asked)
    const session = list.data['commSession']
    expect(session).toMatch(/^[0-9a-f]{32}$/)
    const more = { ...input, identity, id: 'more', inquiryType: '1', year: '2024', session }
    expect((await sandbox.codef(STATEMENT, more)).data).toMatchObject({ resAttrYear: '2024' })
    const stranger = { ...more, id: 'x', phoneNo: '01023456789', userName: '홍길동' }
    expect((await sandbox.codef(STATEMENT, stranger)).result.code).toBe('CF-03002')
  })

  test('the list has a statement per employer, and a year without any still opens the session', async () => {
    const { loginIdentity: identity, ...input } = proofInput(jiwoo)
    const asked = { ...input, identity, sessionDataYn: '1' }
    const changed = await fetchConfirmed(sandbox, STATEMENTS, { ...asked, year: '2023' })
    expect(changed.data).toMatchObject([
      { resCompanyNm1: '두들페이', resSettlementSpecList: [{ resAmount: String(4 * 4_000_000) }] },
      { resCompanyNm1: '한뼘교육' },
    ])
    const [{ commSession }] = changed.data as unknown as [{ commSession: string }]
    const before = { ...asked, id: 'before', year: '2010', session: commSession }
    expect((await sandbox.codef(STATEMENTS, before)).data).toEqual({
      commSession: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
  })
})
