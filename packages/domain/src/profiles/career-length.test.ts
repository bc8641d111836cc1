import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMonth, monthNumber } from '../kst.ts'
import { lengthText, periodProblem, periodText, totalMonths } from './career-length.ts'

const now = new Date('2023-12-15T12:00:00+09:00')
const item = (start: string, end: string | null = null) => ({ start, end })

describe('[PRO-4] periods', () => {
  test('periods as they are shown', () => {
    expect(periodText(item('2020-10'), now)).toBe('2020.10 ~ 재직 중 · 3년 2개월')
    expect(periodText(item('2018-09-03', '2020-10-31'), now)).toBe('2018.09 ~ 2020.10 · 2년 1개월')
    expect([0, 1, 11, 12, 13, 24].map(lengthText)).toEqual([
      '1개월 미만',
      '1개월',
      '11개월',
      '1년',
      '1년 1개월',
      '2년',
    ])
  })
})

describe('the truth about the dates of a career', () => {
  test.each([
    [item('2018-09', '2020-10'), null],
    [item('2018-09-01', null), null],
    [item('2018-09', '2018-09'), null],
    [item('2018-13', null), '입사한 달을 확인해 주세요.'],
    [item('2018-02-30', null), '입사한 달을 확인해 주세요.'],
    [item('', null), '입사한 달을 확인해 주세요.'],
    [item('2018-09', '언젠가'), '퇴사한 달을 확인해 주세요.'],
    [item('2018-09', '2018-08'), '퇴사는 입사보다 뒤여야 해요.'],
  ])('%o: %s', (period, problem) => expect(periodProblem(period)).toBe(problem))
})

describe('[PRO-15] total months', () => {
  test.each([
    [[], 0],
    [[item('2018-09', '2020-10'), item('2020-10')], 63],
    [[item('2020-10'), item('2018-09', '2020-10')], 63],
    [[item('2020-01', '2021-01'), item('2020-01', '2021-01')], 12],
    [[item('2020-01', '2022-01'), item('2020-06', '2020-09')], 24],
    [[item('2020-01', '2020-07'), item('2020-04', '2020-10')], 9],
    [[item('2020-01', '2020-04'), item('2021-01', '2021-04')], 6],
    [[item('2023-12')], 0],
    [[item('2024-05')], 0],
    [[item('2023-06', '2030-01')], 6],
    [[item('언젠가', '2020-01')], 0],
  ])('%o make %i', (items, months) => expect(totalMonths(items, now)).toBe(months))

  test('no month counts twice and none is lost', () => {
    const month = fc.integer({ min: monthNumber(2000, 1), max: monthNumber(2023, 12) })
    const period = fc.tuple(month, month).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
        const worked = new Set(
          periods.flatMap(([a, b]) => Array.from({ length: b - a }, (_, index) => a + index)),
        )
        const items = periods.map(([a, b]) => item(formatMonth(a), formatMonth(b)))
        expect(totalMonths(items, now)).toBe(worked.size)
      }),
    )
  })
})
