import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DisclosedIncome } from '../profiles/disclosure.ts'
import { byFit, type Fit, isInRange, jobFit, meetsAll, rangeFit, rangeFits, rangeFitText } from './fit.ts'

const range = { salaryMin: 6_000, salaryMax: 8_000 }
const hidden: DisclosedIncome = { kind: 'hidden' }
const band: DisclosedIncome = { kind: 'band', from: 5_000, to: 5_500 }

describe('[BIZ-4] an open position for a person', () => {
  test.each([
    [band, 7_500, 'HOPE', '희망보다 최대 500만 원 높아요 · 9.0~60.0% 올라요'],
    [band, 8_000, 'HOPE', '희망과 같아요 · 9.0~60.0% 올라요'],
    [hidden, 8_500, 'UNDER', '희망보다 500만 원 낮아요'],
    [band, null, 'RAISE', '9.0~60.0% 올라요'],
    [{ kind: 'exact', income: 9_000 }, null, 'UNDER', '소득보다 오르지 않아요'],
    [hidden, null, 'UNKNOWN', ''],
  ] as const)('with %j and a hope of %j is %s: %j', (income, hopeSalary, fit, text) => {
    expect(rangeFit(range, { income, hopeSalary })).toBe(fit)
    expect(rangeFitText(range, { income, hopeSalary })).toBe(text)
  })

  test.each([
    ['개발', '백엔드 개발자', 2],
    ['개발', null, 2],
    ['개발', '데이터 엔지니어', 1],
    ['디자인', '백엔드 개발자', 0],
  ] as const)('of %s, %s suits a backend developer by %i', (jobLabel, jobSubLabel, fit) =>
    expect(jobFit({ jobLabel, jobSubLabel }, { jobLabel: '개발', jobSubLabel: '백엔드 개발자' })).toBe(fit),
  )

  const met = (had: number, missed: number) => [
    ...Array.from({ length: had }, (_, at) => ({ line: `있는 것 ${at}`, has: `있는 것 ${at}` })),
    ...Array.from({ length: missed }, (_, at) => ({ line: `없는 것 ${at}`, has: null })),
  ]

  test('the own job stands first, then the most must-haves met, the fewest missed, and the range', () => {
    const fits: Fit[] = [
      { job: 2, met: met(3, 0), range: 'UNDER' },
      { job: 2, met: met(3, 1), range: 'HOPE' },
      { job: 2, met: met(2, 0), range: 'RAISE' },
      { job: 2, met: met(2, 0), range: 'UNKNOWN' },
      { job: 1, met: met(5, 0), range: 'HOPE' },
      { job: 0, met: met(5, 0), range: 'HOPE' },
    ]
    expect(fits.toReversed().toSorted(byFit)).toEqual(fits)
    expect(fits.map(meetsAll)).toEqual([true, false, true, true, true, true])
  })

  test('the order has no circle, and a higher top never leaves the range', () => {
    const fit = fc.record({
      job: fc.constantFrom(0 as const, 1 as const, 2 as const),
      met: fc.tuple(fc.nat(5), fc.nat(5)).map(([had, missed]) => met(had, missed)),
      range: fc.constantFrom(...rangeFits),
    })
    fc.assert(
      fc.property(fit, fit, fit, (a, b, c) => {
        expect(Math.sign(byFit(a, b))).toBe(-Math.sign(byFit(b, a)) || 0)
        if (byFit(a, b) <= 0 && byFit(b, c) <= 0) expect(byFit(a, c)).toBeLessThanOrEqual(0)
      }),
    )
    const hopeSalary = fc.option(fc.integer({ min: 2_500, max: 20_000 }))
    fc.assert(
      fc.property(hopeSalary, fc.nat(9_000), fc.nat(5_000), (hope, more, beyond) => {
        const person = { income: band, hopeSalary: hope }
        const lower = rangeFit({ salaryMin: 3_000, salaryMax: 3_000 + more }, person)
        const higher = rangeFit({ salaryMin: 3_000, salaryMax: 3_000 + more + beyond }, person)
        if (isInRange(lower)) expect(isInRange(higher)).toBe(true)
      }),
    )
  })
})
