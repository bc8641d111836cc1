import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparedCell, comparePay } from './pay-comparison.ts'
import { noParts, type Offered, PAY, type PayParts } from './whole-pay.ts'

const offer = (salaryMin: number, salaryMax: number, pay: Partial<PayParts> | null = null): Offered => ({
  salaryMin,
  salaryMax,
  pay: pay && { ...noParts, ...pay },
})
const option = (min: number, max: number, years = 4) => ({ kind: 'OPTION', min, max, years }) as const

const noeul = offer(6_300, 6_800, {
  bonus: { min: 300, max: 700 },
  signing: 500,
  stock: option(1_200, 2_000),
})
const ongyeol = offer(6_600, 7_200, { stock: option(2_400, 4_000) })
const dalgrak = offer(5_900, 6_400, { bonus: { min: 600, max: 900 }, signing: 300 })
const message: Offered = { salaryMin: null, salaryMax: null, pay: null }

const said = (cells: readonly ComparedCell[]) =>
  cells.map(({ range, isBest }) => range && `${range.min}~${range.max}${isBest ? ' ^' : ''}`)

describe('[OFR-15] offers side by side, part by part', () => {
  test('the best of each row is marked, and what is missing never is', () => {
    const compared = comparePay([noeul, ongyeol, dalgrak])!
    expect(said(compared.base)).toEqual(['6300~6800', '6600~7200 ^', '5900~6400'])
    expect(said(compared.bonus)).toEqual(['300~700', null, '600~900 ^'])
    expect(said(compared.signing)).toEqual(['500~500 ^', null, '300~300'])
    expect(said(compared.stock)).toEqual(['300~500', '600~1000 ^', null])
    expect(said(compared.first)).toEqual(['7400~8500 ^', '7200~8200', '6800~7600'])
    expect(compared.further.map(({ from, to, cells }) => [from, to, said(cells)])).toEqual([
      [2, 4, ['6900~8000', '7200~8200 ^', '6500~7300']],
    ])
    expect(said(compared.fourYears)).toEqual(['28100~32500', '28800~32800 ^', '26300~29500'])
    expect(said(compared.monthly)).toEqual(['438~469', '456~494 ^', '413~444'])
  })

  test('a row of further years ends where any of them changes', () => {
    const two = offer(6_000, 6_000, { stock: option(600, 600, 2) })
    const three = offer(6_000, 6_000, { stock: option(900, 900, 3) })
    const compared = comparePay([two, three])!
    expect(compared.further.map(({ from, to, cells }) => [from, to, said(cells)])).toEqual([
      [2, 2, ['6300~6300', '6300~6300']],
      [3, 3, ['6000~6000', '6300~6300 ^']],
      [4, 4, ['6000~6000', '6000~6000']],
    ])
  })

  test('an offer without parts is reckoned beside one that has some; a message has no figure', () => {
    const compared = comparePay([noeul, offer(9_000, 9_000), message])!
    expect(said(compared.first)).toEqual(['7400~8500', '9000~9000 ^', null])
    expect(said(compared.stock)).toEqual(['300~500 ^', null, null])
    expect(compared.years.map((years) => years?.length ?? null)).toEqual([4, 4, null])
  })

  test('of equal tops the higher start is better', () => {
    const compared = comparePay([offer(6_000, 7_000, { signing: 1 }), offer(6_500, 7_000)])!
    expect(said(compared.base)).toEqual(['6000~7000', '6500~7000 ^'])
  })

  test('without any parts there is nothing to lay side by side', () => {
    expect(comparePay([offer(6_000, 7_000), message])).toBeNull()
  })

  test('no cell is above a marked one, and where all are alike none is marked', () => {
    const cell = fc.option(fc.integer({ min: 1, max: PAY.ceiling }))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), (signings) => {
        const compared = comparePay([...signings.map((signing) => offer(6_000, 7_000, { signing })), noeul])!
        const amounts = [...signings, 500]
        const best = Math.max(...amounts.map((amount) => amount ?? 0))
        const isNews = amounts.some((amount) => amount !== best)
        expect(compared.signing.map(({ isBest }) => isBest)).toEqual(
          amounts.map((amount) => isNews && amount === best),
        )
      }),
    )
  })
})
