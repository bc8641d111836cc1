import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { discloseIncome, disclosureLevels, matchesIncome } from './disclosure.ts'
import { searchBounds } from './search-bounds.ts'

const amounts = fc.integer({ min: 0, max: 200_000 })

test('[TRUST-1] a search by income lists exactly those whom the disclosed income lets it list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), amounts, amounts, (income, min, max) => {
      const bounds = searchBounds({ min, max })
      for (const level of disclosureLevels) {
        const { from, to } = bounds[level]
        const listed = max >= min && matchesIncome(discloseIncome(income, level), { min, max })
        expect([level, from <= income && income < to]).toEqual([level, listed])
      }
    }),
    { numRuns: 2000 },
  )
})
