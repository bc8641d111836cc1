import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctionOf, standingOf } from './correction.ts'
import { FEE, feeOf, type LedgerEntry, statementOf, type Terms } from './statement.ts'

const terms = fc.record({
  basePay: fc.integer({ min: 2_401, max: 200_000 }),
  feeRate: fc.integer({ min: 0, max: FEE.maxRate }),
})
/** What is right, again and again, and how many months later each time. */
const steps = fc.array(fc.tuple(fc.option(terms), fc.nat({ max: 3 })), { maxLength: 12 })

type Entry = LedgerEntry & { month: number }

function walk(first: Terms, given: readonly (readonly [Terms | null, number])[]): Entry[] {
  const entries: Entry[] = [{ ...first, id: '0', kind: 'HIRE', month: 0 }]
  let month = 0
  for (const [right, later] of given) {
    month += later
    for (const added of correctionOf(entries, right))
      entries.push({ ...added, id: String(entries.length), month })
  }
  return entries
}

describe('[KEEP-6] a correction', () => {
  test('takes back what stands and charges what is right, whatever was corrected before, to the won of tax', () => {
    fc.assert(
      fc.property(terms, steps, (first, given) => {
        const entries = walk(first, given)
        const right = given.length > 0 ? given.at(-1)![0] : first
        const { sum, vat, total } = statementOf(entries)
        const expected = statementOf(right ? [{ ...right, id: 'right', kind: 'HIRE' }] : [])
        expect({ sum, vat, total }).toEqual({
          sum: expected.sum,
          vat: expected.vat,
          total: expected.total,
        })
        expect(standingOf(entries)).toEqual(right)
      }),
    )
  })

  test('adds up over the months it is spread on, and leaves every earlier month as it was', () => {
    fc.assert(
      fc.property(terms, steps, (first, given) => {
        const all = walk(first, given)
        const months = Map.groupBy(all, ({ month }) => month)
        const totals = [...months.values()].map((some) => statementOf(some).total)
        expect(totals.reduce((sum, total) => sum + total, 0)).toBe(statementOf(all).total)
        const before = walk(first, given.slice(0, -1))
        expect(all.slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('of a wrong base pay are two entries; of a hire that was none, one; of nothing, none', () => {
    const hire = { kind: 'HIRE', basePay: 6_800, feeRate: 700 } as const
    const right = { basePay: 6_500, feeRate: 700 }
    const counter = { kind: 'COUNTER', basePay: 6_800, feeRate: 700 }
    expect(correctionOf([hire], right)).toEqual([counter, { kind: 'CORRECTED', ...right }])
    expect(correctionOf([hire], null)).toEqual([counter])
    expect(correctionOf([hire], { basePay: 6_800, feeRate: 700 })).toEqual([])
    const gone = [hire, { ...hire, kind: 'COUNTER' } as const]
    expect(correctionOf(gone, null)).toEqual([])
    expect(correctionOf(gone, right)).toEqual([{ kind: 'CORRECTED', ...right }])
    expect(feeOf({ kind: 'COUNTER', basePay: 6_800, feeRate: 700 })).toBe(-4_760_000)
  })
})
