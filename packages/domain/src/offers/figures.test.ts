import { describe, expect, test } from 'vitest'
import { type AnsweredOffer, countRaises, shareOf } from './figures.ts'

const answers = (count: number, given: Partial<AnsweredOffer> = {}, from = 0): AnsweredOffer[] =>
  Array.from({ length: count }, (_, place) => ({
    candidateId: `person ${from + place}`,
    incomeBasis: 5_000,
    disclosure: 'EXACT',
    salaryMin: 5_200,
    salaryMax: 5_400,
    isMatched: false,
    ...given,
  }))

describe('[BIZ-14] accepted by raise', () => {
  test('each band from five people on', () => {
    const much = { salaryMin: 6_000, salaryMax: 6_200 }
    expect(
      countRaises([...answers(5), ...answers(3, much, 10), ...answers(3, { ...much, isMatched: true }, 20)]),
    ).toEqual([
      { band: 'UNDER_10', answered: 5, matched: 0 },
      { band: 'UNDER_20', answered: null, matched: null },
      { band: 'FROM_20', answered: 6, matched: 3 },
    ])
    expect(countRaises(answers(4))).toBeNull()
    expect(countRaises([...answers(4), ...answers(1)])).toBeNull()
  })

  test('does not move with an income that is not disclosed, nor within a band of it', () => {
    const of = (incomeBasis: number, disclosure: AnsweredOffer['disclosure']) =>
      countRaises([...answers(5), ...answers(5, { incomeBasis, disclosure, salaryMax: 6_000 }, 10)])
    for (const level of ['HIDDEN', 'AT_LEAST'] as const)
      for (const income of [4_000, 5_300, 9_000]) expect(of(income, level)).toEqual(countRaises(answers(5)))
    for (const income of [5_001, 5_250, 5_499]) expect(of(income, 'BAND')).toEqual(of(5_000, 'BAND'))
  })

  test('a range of raises counts by its middle, of a disclosed figure as of a band', () => {
    // 4 to 20 %: neither the first band nor the last.
    expect(countRaises(answers(5, { salaryMax: 6_000 }))).toEqual([
      { band: 'UNDER_10', answered: null, matched: null },
      { band: 'UNDER_20', answered: 5, matched: 0 },
      { band: 'FROM_20', answered: null, matched: null },
    ])
    // 9.0 to 60.0 % over 5,000 to 5,500.
    const band = { disclosure: 'BAND', salaryMin: 6_000, salaryMax: 8_000 } as const
    expect(countRaises(answers(5, band))).toMatchObject([{}, {}, { band: 'FROM_20', answered: 5 }])
  })

  test('an offer without a salary, or to somebody without an income, has none', () => {
    expect(countRaises(answers(9, { salaryMin: null, salaryMax: null }))).toBeNull()
    expect(countRaises(answers(9, { incomeBasis: null }))).toBeNull()
  })
})

test('[BIZ-14] a share is of what was sent; of nothing it is nothing', () => {
  expect([shareOf(52, 96), shareOf(96, 96), shareOf(0, 0)]).toEqual([54, 100, 0])
})
