import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kstMonth, formatMonth } from '../kst.ts'
import {
  entryKinds,
  FEE,
  feeOf,
  mayClose,
  monthSpan,
  monthText,
  rateFrom,
  rateLabel,
  rateProblem,
  statementOf,
  vatOf,
  wonText,
} from './statement.ts'

const terms = fc.record({
  basePay: fc.integer({ min: 2_401, max: 200_000 }),
  feeRate: fc.integer({ min: 0, max: FEE.maxRate }),
})
const entry = fc
  .tuple(terms, fc.uuid(), fc.constantFrom(...entryKinds))
  .map(([given, id, kind]) => ({ ...given, id, kind }))

describe('[KEEP-6] a statement', () => {
  test('seven percent of 6,800만 원 are 4,760,000 won, and a tenth of it is the tax', () => {
    const fee = feeOf({ kind: 'HIRE', basePay: 6_800, feeRate: FEE.defaultRate })
    expect([fee, vatOf(fee)]).toEqual([4_760_000, 476_000])
    expect([wonText(4_760_000), wonText(-4_760_000)]).toEqual(['4,760,000원', '-4,760,000원'])
    expect([rateLabel(700), rateLabel(725)]).toEqual(['7%', '7.25%'])
  })

  test('less than a won of tax is dropped, and a counter-entry drops the same', () => {
    expect([vatOf(4_930_725), vatOf(-4_930_725), vatOf(9), vatOf(-9)]).toEqual([493_072, -493_072, 0, 0])
  })

  test('its lines add up to its sums, to the won, and an entry stands in it once', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.nat(), (entries, again) => {
        const repeated = entries.length > 0 ? [...entries, entries[again % entries.length]!] : entries
        const { lines, sum, vat, total } = statementOf(repeated)
        expect(lines.length).toBe(new Set(entries.map(({ id }) => id)).size)
        expect(lines.reduce((all, { fee }) => all + fee, 0)).toBe(sum)
        expect(lines.reduce((all, line) => all + line.vat, 0)).toBe(vat)
        expect(total).toBe(sum + vat)
        for (const { kind, basePay, feeRate, fee, vat: tax } of lines) {
          expect(Math.abs(fee)).toBe((basePay * 10_000 * feeRate) / 10_000)
          expect(fee <= 0).toBe(kind === 'COUNTER' || fee === 0)
          // A tenth, less than a won short.
          expect(Math.abs(fee) - 10 * Math.abs(tax)).toBeGreaterThanOrEqual(0)
          expect(Math.abs(fee) - 10 * Math.abs(tax)).toBeLessThan(10)
        }
      }),
    )
  })

  test('the order of entries changes nothing of the sums', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 20 }), (entries) => {
        const { sum, vat, total } = statementOf(entries)
        expect(statementOf(entries.toReversed())).toMatchObject({ sum, vat, total })
      }),
    )
  })

  test.each([
    [0, true],
    [700, true],
    [3_000, true],
    [3_001, false],
    [-1, false],
    [7.5, false],
  ])('a rate of %d may stand: %s', (rate, may) => {
    expect(rateProblem(rate) === null).toBe(may)
  })

  test.each([
    ['7.', Number.NaN],
    ['7.255', Number.NaN],
    ['', Number.NaN],
  ])('%j in the form is the rate %d', (typed, rate) => {
    expect(rateFrom(typed)).toBe(rate)
  })

  test('every rate is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: FEE.maxRate }), (rate) => {
        expect(rateFrom(rateLabel(rate).slice(0, -1))).toBe(rate)
      }),
    )
  })

  test('every moment stands in exactly the month that Seoul has then, and months meet without a gap', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (at) => {
        const { from, until } = monthSpan(formatMonth(kstMonth(at)))!
        expect(from.getTime() <= at.getTime() && at.getTime() < until.getTime()).toBe(true)
        expect(monthSpan(formatMonth(kstMonth(until)))!.from).toEqual(until)
      }),
    )
    expect(monthSpan('2026-13')).toBeNull()
    expect(monthText('2026-03')).toBe('2026년 3월')
  })

  test.each([
    ['2026-10', true],
    ['2026-11', false],
    ['2026-12', false],
    ['2026-00', false],
  ])('%s may be closed on 16 November: %s', (month, may) => {
    expect(mayClose(month, new Date('2026-11-16T10:00+09:00'))).toBe(may)
  })

  test('it may be closed from the first moment of the next month in Seoul', () => {
    expect(mayClose('2026-11', new Date('2026-11-30T23:59:59.999+09:00'))).toBe(false)
    expect(mayClose('2026-11', new Date('2026-12-01T00:00:00+09:00'))).toBe(true)
  })
})
