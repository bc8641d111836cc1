import { describe, expect, test } from 'vitest'
import {
  CAREER_DETAIL_PLACEHOLDER,
  detailProblem,
  isEmployed,
  isGoodDetail,
  orderCareer,
  visibleItems,
} from './career.ts'

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
