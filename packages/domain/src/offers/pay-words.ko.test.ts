import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payView } from './pay-words.ko.ts'
import { noParts, PAY, stockKinds } from './whole-pay.ts'

const salary = { salaryMin: 6_300, salaryMax: 6_800 }

describe('[OFR-15] what the slip says of the whole pay', () => {
  test('nobody is promised a stock value, of whatever kind it is', () => {
    const notes = stockKinds.map(
      (kind) =>
        payView({ ...salary, pay: { ...noParts, stock: { kind, min: 400, max: 800, years: 2 } } })?.notes,
    )
    const rest =
      '회사가 어림한 값이에요. 약속한 금액이 아니라서 달라질 수 있어요. 점선은 가장 많이 받을 때예요.'
    expect(notes).toEqual([`스톡옵션은 ${rest}`, `RSU는 ${rest}`, `주식은 ${rest}`])
  })

  test('where nothing is open, no outline is explained', () => {
    const settled = { salaryMin: 6_800, salaryMax: 6_800, pay: { ...noParts, signing: 500 } }
    expect(payView(settled)?.notes).toBe('')
    expect(payView(settled)?.years.map(({ beyond }) => beyond)).toEqual([0, 0, 0, 0])
  })

  test('shares that end early make two lines of the further years', () => {
    const ending = (years: number) => ({
      ...noParts,
      stock: { kind: 'RSU', min: 600, max: 600, years } as const,
    })
    const labels = (years: number) =>
      payView({ ...salary, pay: ending(years) })?.further.map(({ label }) => label)
    expect(labels(1)).toEqual(['다음 해부터 해마다'])
    expect(labels(2)).toEqual(['2년 차', '3년 차부터 해마다'])
    expect(labels(3)).toEqual(['2~3년 차 해마다', '4년 차'])
    expect(labels(6)).toEqual(['다음 해부터 해마다'])
  })

  test('every column is from zero: its layers and its outline end at what the year can be', () => {
    const amount = fc.integer({ min: 1, max: PAY.ceiling })
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 6 }), (low, more, value, years) => {
        const stock = { kind: 'SHARES', min: value, max: value + more, years } as const
        const view = payView({
          salaryMin: low,
          salaryMax: low + more,
          pay: { ...noParts, stock, signing: more },
        })!
        const tops = view.years.map(({ layers, beyond }) =>
          layers.reduce((sum, { share }) => sum + share, beyond),
        )
        expect(Math.max(...tops)).toBeCloseTo(1)
        expect(tops[0]).toBeCloseTo(1)
      }),
    )
  })
})
