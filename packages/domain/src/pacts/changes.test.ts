import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween, heldBack, saidParts } from './changes.ts'
import { terms } from './testing/pact-case.ts'

const first = { ...terms, base: 7_000, startsOn: '2026-12-21', probation: { months: 3, payPercent: 90 } }

test('[PACT-3] what a version changed is told in the order of reading, and the rest as kept', () => {
  const { changed, kept } = changesBetween(first, terms)
  expect(changed).toEqual([
    { kind: 'figure', part: 'base', before: { min: 7_000, max: 7_000 }, after: { min: 7_200, max: 7_200 } },
    { kind: 'probation', before: { months: 3, payPercent: 90 }, after: { months: 3, payPercent: 100 } },
    { kind: 'startsOn', before: '2026-12-21', after: '2027-01-04' },
  ])
  expect(kept).toHaveLength(saidParts.length - 3)
  expect([first, terms, { ...terms, probation: null }].map(heldBack)).toEqual([175, 0, 0])
})

test('[PACT-3] every part that is said is either changed or kept, and a version beside itself changes nothing', () => {
  const some = fc.record({
    base: fc.integer({ min: 1, max: 9_000 }),
    rest: fc.string(),
    payDay: fc.integer({ min: 1, max: 31 }),
  })
  fc.assert(
    fc.property(some, (given) => {
      const after = { ...terms, ...given }
      const { changed, kept } = changesBetween(terms, after)
      expect(changed.length + kept.length).toBe(saidParts.length)
      expect(changesBetween(after, after).changed).toEqual([])
    }),
  )
})
