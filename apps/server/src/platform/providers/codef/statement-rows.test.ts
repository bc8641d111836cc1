import { expect, test } from 'vitest'
import { sessionOf, statementsOf } from './statement-rows.ts'

const row = (more: object = {}) => ({
  resAttrYear: '2024',
  resCompanyNm1: ' 두들페이 ',
  resUserNm: '한지우',
  resSettlementSpecList: [{ resType: 'Ⅳ정산명세|21:총급여(…)', resAmount: '63,004,000' }],
  ...more,
})
const income = (resType: string, resTotalAmount: string) => ({
  resSettlementSpecList: [],
  resIncomeSpecList: [{ resType, resTotalAmount }],
})

test('[PUB-6] a statement keeps year, employer and total pay, and nothing that names the person', () => {
  expect(statementsOf(row())).toEqual([{ year: 2024, company: '두들페이', income: 6300 }])
})

test.each([
  ['the sum of the workplaces', income('Ⅰ근무처별소득명세|16:계', '50000000'), 5000],
  ['the bare wage', income('Ⅰ근무처별소득명세|13:급여', '40000000'), 4000],
])('[PUB-6] without a settlement %s counts', (_case, more, expected) => {
  expect(statementsOf([row(more)])).toMatchObject([{ income: expected }])
})

test('[PUB-6] several statements of an employer add up', () => {
  const other = row({ resCompanyNm1: '반달랩스', ...income('|13:급여', '10000000') })
  expect(statementsOf([row(), other, other])).toEqual([
    { year: 2024, company: '두들페이', income: 6300 },
    { year: 2024, company: '반달랩스', income: 2000 },
  ])
})

test('[PUB-6] pay without an employer’s name gets a default name', () => {
  expect(statementsOf(row({ resCompanyNm1: '' }))).toMatchObject([{ company: '그 밖의 소득' }])
})

test.each([[[]], [{}], [null], ['x'], [{ commSession: 's' }], [row(income('|13:급여', '0'))]])(
  'no statement: %o',
  (data) => {
    expect(statementsOf(data)).toEqual([])
  },
)

test('[PUB-6] the session is in every row, or alone', () => {
  expect(sessionOf([row({ commSession: 'abc' }), row()])).toBe('abc')
  expect(sessionOf({ commSession: 'abc' })).toBe('abc')
  expect([sessionOf([]), sessionOf({}), sessionOf(null), sessionOf({ commSession: '' })]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
