import { expect, test } from 'vitest'
import { careersOf } from './career-rows.ts'
import { incomesFromPremiums, incomesFromProof } from './income-rows.ts'

const job = (more: object = {}) => ({
  resUserNm: '한지우',
  resUserIdentiyNo: '950101-2******',
  resJoinUserType: '직장가입자',
  resCompanyNm: ' 두들페이 ',
  commStartDate: '20230901',
  commEndDate: '',
  ...more,
})

test('[VER-14] a career keeps employer, start and end, and nothing that names the person', () => {
  expect(careersOf([job()])).toEqual([{ company: '두들페이', start: '2023-09-01', end: null }])
})

test.each(['', '-', '현재', '2023'])('[PRO-4] an end of %o means currently employed', (commEndDate) => {
  expect(careersOf(job({ commEndDate }))).toMatchObject([{ end: null }])
})

test.each(['직장피부양자', '지역세대주', ''])('[VER-11] a %o is no employee', (resJoinUserType) => {
  expect(careersOf([job({ resJoinUserType })])).toEqual([])
})

test('careers come newest first, and invalid rows are skipped', () => {
  const rows = [
    job({ commStartDate: '20190301', commEndDate: '20230831', resCompanyNm: '반달랩스' }),
    null,
    7,
    job(),
  ]
  expect(careersOf(rows).map(({ company }) => company)).toEqual(['두들페이', '반달랩스'])
})

test.each([[[]], [{}], [null], ['x']])('no data, no career: %o', (data) => {
  expect(careersOf(data)).toEqual([])
})

const months = (year: number, premium: string, count = 12) =>
  Array.from({ length: count }, (_, index) => ({
    resPayMonth: `${year}${String(index + 1).padStart(2, '0')}`,
    resRectalHealthPayAmt: premium,
  }))

test('[VER-14] health income is premium over the year’s rate, summed over the months', () => {
  const data = { resCompanyNm: '두들페이', resInsuranceAmtList: months(2023, '153,616') }
  expect(incomesFromPremiums(data)).toEqual([
    { year: 2023, amount: 5200, months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  ])
})

test('[VER-14] a month without a premium was not insured', () => {
  const [december] = months(2023, '153616').slice(-1)
  const data = {
    resInsuranceAmtList: [{ ...december, resPayMonth: '202311', resRectalHealthPayAmt: '0' }, december],
  }
  expect(incomesFromPremiums(data)).toEqual([{ year: 2023, amount: 433, months: [12] }])
})

test('[VER-14] two workplaces in one year add up', () => {
  const data = [
    { resInsuranceAmtList: months(2023, '106350', 6) },
    { resInsuranceAmtList: months(2023, '106350', 6) },
  ]
  expect(incomesFromPremiums(data)).toEqual([{ year: 2023, amount: 3600, months: [1, 2, 3, 4, 5, 6] }])
})

test('[VER-14] tax income counts wages only, and commas are read', () => {
  const data = {
    resPaymentDetailsStatusList: [
      { resAttrYear: '2023', resType: '근로소득', resPaidTotalAmt: '52,000,000' },
      { resAttrYear: '2023', resType: '이자소득', resPaidTotalAmt: '900000' },
    ],
  }
  expect(incomesFromProof(data)).toEqual([{ year: 2023, amount: 5200, months: null }])
})
