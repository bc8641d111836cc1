import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMonth, monthNumber } from '../kst.ts'
import {
  CAREER_DETAIL_PLACEHOLDER,
  detailProblem,
  isEmployed,
  isGoodDetail,
  lengthText,
  orderCareer,
  periodText,
  totalMonths,
  visibleItems,
} from './career.ts'
import { periodProblem } from './testing/oracles.ts'

const item = (start: string, end: string | null = null) => ({ start, end })

describe('[VAL-11] career detail', () => {
  test('2000 characters are fine, one more is not', () => {
    expect(detailProblem('가'.repeat(2000))).toBeNull()
    expect(detailProblem('가'.repeat(2001))).toBe('2000자까지 작성 가능해요')
  })

  test('a character is what a person counts: composed syllables and emoji count once', () => {
    expect(detailProblem('가'.repeat(2000).normalize('NFD'))).toBeNull()
    expect(detailProblem('😀'.repeat(2000))).toBeNull()
    expect(detailProblem('😀'.repeat(2001))).not.toBeNull()
  })

  test('from fifty characters on it brings more offers', () => {
    expect(CAREER_DETAIL_PLACEHOLDER).toContain('50자 이상')
    expect(isGoodDetail('가'.repeat(49))).toBe(false)
    expect(isGoodDetail('가'.repeat(50))).toBe(true)
    expect(isGoodDetail(` ${'가'.repeat(49)} `)).toBe(false)
  })
})

describe('[PRO-4] career items', () => {
  test('an empty end means employed', () => {
    expect([isEmployed({ end: null }), isEmployed({ end: '' }), isEmployed({ end: '2020-10' })]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('hidden items are not visible', () => {
    expect(
      visibleItems([
        { id: 1, hide: true },
        { id: 2, hide: false },
      ]),
    ).toEqual([{ id: 2, hide: false }])
  })

  test('the present employer first, then what ended last, then what began last', () => {
    const items = [
      item('2014-01', '2016-02'),
      item('2018-09', '2020-10'),
      item('2019-01', '2020-10'),
      item('2020-10', ''),
      item('2021-10', null),
    ]
    expect(orderCareer(items).map(({ start }) => start)).toEqual([
      '2021-10',
      '2020-10',
      '2019-01',
      '2018-09',
      '2014-01',
    ])
  })
})

const now = new Date('2023-12-15T12:00:00+09:00')
const spell = (start: string, end: string | null = null) => ({ start, end })

describe('[PRO-4] periods', () => {
  test('periods as they are shown', () => {
    expect(periodText(spell('2020-10'), now)).toBe('2020.10 ~ 재직 중 · 3년 2개월')
    expect(periodText(spell('2018-09-03', '2020-10-31'), now)).toBe('2018.09 ~ 2020.10 · 2년 1개월')
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
    [spell('2018-09', '2020-10'), null],
    [spell('2018-09-01', null), null],
    [spell('2018-09', '2018-09'), null],
    [spell('2018-13', null), '입사한 달을 확인해 주세요.'],
    [spell('2018-02-30', null), '입사한 달을 확인해 주세요.'],
    [spell('', null), '입사한 달을 확인해 주세요.'],
    [spell('2018-09', '언젠가'), '퇴사한 달을 확인해 주세요.'],
    [spell('2018-09', '2018-08'), '퇴사는 입사보다 뒤여야 해요.'],
  ])('%o: %s', (period, problem) => expect(periodProblem(period)).toBe(problem))
})

describe('[PRO-15] total months', () => {
  test.each([
    [[], 0],
    [[spell('2018-09', '2020-10'), spell('2020-10')], 63],
    [[spell('2023-12')], 0],
    [[spell('2024-05')], 0],
    [[spell('2023-06', '2030-01')], 6],
    [[spell('언젠가', '2020-01')], 0],
  ])('%o make %i', (items, months) => expect(totalMonths(items, now)).toBe(months))

  test('no month counts twice and none is lost', () => {
    const month = fc.integer({ min: monthNumber(2000, 1), max: monthNumber(2023, 12) })
    const period = fc.tuple(month, month).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
        const worked = new Set(
          periods.flatMap(([a, b]) => Array.from({ length: b - a }, (_, index) => a + index)),
        )
        const items = periods.map(([a, b]) => spell(formatMonth(a), formatMonth(b)))
        expect(totalMonths(items, now)).toBe(worked.size)
      }),
    )
  })
})
