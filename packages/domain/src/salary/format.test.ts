import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bareRangeText,
  groupDigits,
  manwonFromWon,
  manwonText,
  moneyParts,
  moneyText,
  raiseText,
  rangeText,
  rateText,
} from './format.ts'
import { spokenMoney } from './spoken-money.ts'

const value = (figure: string) => Number(figure.replaceAll(',', ''))

describe('[UI-6] money', () => {
  test.each([
    [0, '0원', '0 원'],
    [1, '1만원', '1만 원'],
    [9_999, '9,999만원', '9,999만 원'],
    [10_000, '1억원', '1억 원'],
    [12_000, '1억 2,000만원', '1억 2,000만 원'],
    [22_290, '2억 2,290만원', '2억 2,290만 원'],
    [12_345_678, '1,234억 5,678만원', '1,234억 5,678만 원'],
    [-300, '-300만원', '-300만 원'],
  ])('%i is %s and %s', (amount, message, screen) => {
    expect(manwonText(amount)).toBe(message)
    expect(moneyText(amount)).toBe(screen)
  })

  test('the text holds the whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const [, eok = '0', man = '0'] = /^(?:([\d,]+)억)? ?(?:([\d,]+)만)?원$/.exec(manwonText(amount))!
        expect(value(eok) * 10_000 + value(man)).toBe(amount)
      }),
    )
  })

  test('parts for figures set larger than their unit', () => {
    expect(moneyParts(22_290)).toEqual([
      { figure: '2', unit: '억' },
      { figure: '2,290', unit: '만' },
    ])
    expect(moneyParts(0)).toEqual([{ figure: '0', unit: '만' }])
  })

  test('raises, ranges, rates', () => {
    expect(raiseText(1600)).toBe('+1,600만 원')
    expect(raiseText(0)).toBe('0 원')
    expect(raiseText(-200)).toBe('-200만 원')
    expect(rangeText(6300, 6800)).toBe('6,300~6,800만 원')
    expect(rangeText(7000, 7000)).toBe('7,000만 원')
    expect(rangeText(9500, 12_000)).toBe('9,500만~1억 2,000만 원')
    expect(bareRangeText(6300, 6800)).toBe('6,300~6,800')
    expect(bareRangeText(9500, 12_000)).toBe('9,500~1억 2,000')
    expect(bareRangeText(20_000, 20_000)).toBe('2억')
    expect(rateText(30.8)).toBe('30.8%')
    expect(rateText(34)).toBe('34.0%')
    expect([999.9, 1_199.7, 15_517.14, -0.5, -1_234.5].map(rateText)).toEqual([
      '999.9%',
      '1,199.7%',
      '15,517.1%',
      '-0.5%',
      '-1,234.5%',
    ])
  })

  test.each([
    [6_800, '육천팔백만 원'],
    [12_000, '일억 이천만 원'],
    [0, '영 원'],
    [-300, '마이너스 삼백만 원'],
  ])('%i is read %s', (amount, text) => expect(spokenMoney(amount)).toBe(text))

  test('won become whole 만원, the nearest', () => {
    expect(manwonFromWon(53_400_000)).toBe(5340)
    expect(manwonFromWon(53_404_999)).toBe(5340)
    expect(manwonFromWon(53_405_000)).toBe(5341)
    expect(manwonFromWon(4_999)).toBe(0)
  })

  test('separators stand before every third digit', () => {
    expect(['1', '12', '123', '1234', '1234567', '-123', '-1234'].map((n) => groupDigits(Number(n)))).toEqual(
      ['1', '12', '123', '1,234', '1,234,567', '-123', '-1,234'],
    )
  })
})
