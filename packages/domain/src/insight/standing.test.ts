import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alikeAt, alikeOf, bandFigures, bandOf } from './alike.ts'
import { HILL_REACH, hillHeight, spreadsAtTop } from './hill.ts'
import { salaryAt, topPercent } from './market.ts'
import { pathOf, riseOf } from './own-path.ts'
import { MIN_PEOPLE } from './people.ts'
import { graphShown, shownUntil } from './shown.ts'
import { SAMPLE, SAMPLE_TOP_PERCENT } from './standing-sample.ts'

const FIVE = [5_000, 5_500, 6_000, 6_500, 7_000]
const incomes = [
  { year: 2023, income: 5_200, months: null },
  { year: 2021, income: 960, months: [10, 11, 12] },
  { year: 2022, income: 4_000, months: null },
]

describe('[PUB-7] my own path', () => {
  test('the years in order; the one in which the work began is no whole one', () => {
    expect(pathOf(incomes)).toEqual([
      { year: 2021, income: 960, whole: false },
      { year: 2022, income: 4_000, whole: true },
      { year: 2023, income: 5_200, whole: true },
    ])
  })

  test.each([
    ['two months between two jobs', [1, 2, 3, 4, 5, 8, 9, 10, 11, 12], true],
    ['half a year without work', [1, 2, 8, 9, 10, 11, 12], false],
    ['no months known', null, true],
  ])('%s: whole %#', (_, months, whole) => {
    expect(pathOf([{ year: 2022, income: 4_000, months }])[0]?.whole).toBe(whole)
  })

  test('a year without income is no step, and eight years are enough to draw', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      year: 2010 + index,
      income: index === 11 ? 0 : 3_000,
      months: null,
    }))
    expect(pathOf(many).map(({ year }) => year)).toEqual([2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020])
  })

  test('it rises from the first whole year to the newest', () => {
    expect(riseOf(pathOf(incomes))).toMatchObject({
      from: { year: 2022 },
      to: { year: 2023 },
      amount: 1_200,
      rate: 30,
    })
    expect(riseOf(pathOf(incomes.slice(0, 2)))).toBeNull()
    expect(riseOf([])).toBeNull()
  })

  test('a path may fall, and says so', () => {
    const fallen = pathOf([
      { year: 2022, income: 5_000, months: null },
      { year: 2023, income: 4_500, months: null },
    ])
    expect(riseOf(fallen)).toMatchObject({ amount: -500, rate: -10 })
  })
})

describe('[PUB-7] people alike along a career', () => {
  test.each([
    [0, 0],
    [23, 0],
    [24, 1],
    [62, 2],
    [-5, 0],
  ])('%i months fall into band %i', (months, band) => expect(bandOf(months)).toBe(band))

  test('a band of four people is not told', () => {
    expect(
      bandFigures([
        { band: 1, incomes: FIVE.slice(1) },
        { band: 2, incomes: FIVE },
      ]),
    ).toEqual([{ band: 2, middle: 5_950 }])
  })

  test('between two bands the figure moves evenly; far from any nobody is known', () => {
    const figures = [
      { band: 0, middle: 3_000 },
      { band: 2, middle: 5_000 },
    ]
    expect([0, 12, 36, 60, 72].map((months) => alikeAt(figures, months))).toEqual([
      3_000, 3_000, 4_000, 5_000, 5_000,
    ])
    expect(alikeAt(figures, 73)).toBeNull()
    expect(alikeAt([], 12)).toBeNull()
  })

  test('what is told lies between the figures it is read from', () => {
    const middle = fc.integer({ min: 50, max: 300 }).map((steps) => steps * 50)
    fc.assert(
      fc.property(middle, middle, fc.integer({ min: 12, max: 60 }), (a, b, months) => {
        const figure = alikeAt(
          [
            { band: 0, middle: a },
            { band: 2, middle: b },
          ],
          months,
        )!
        expect(figure).toBeGreaterThanOrEqual(Math.min(a, b))
        expect(figure).toBeLessThanOrEqual(Math.max(a, b))
      }),
    )
  })

  const band = (number: number, people = FIVE) => ({ band: number, incomes: people })

  test('the same kind of job where it tells a path, else the whole job', () => {
    const job = [band(0), band(1), band(2)]
    expect(alikeOf('개발', { kind: [band(0), band(1)], job })).toMatchObject({ circle: 'KIND', people: 10 })
    expect(alikeOf('개발', { kind: [band(0)], job })).toMatchObject({ circle: 'JOB', people: 10 })
    expect(alikeOf('개발', { kind: [band(0)], job: [band(0)] })).toMatchObject({ circle: 'KIND', people: 5 })
  })

  test('free entries are never mixed, and four people are nobody', () => {
    const four = [band(0, FIVE.slice(1))]
    expect(alikeOf('기타', { kind: [], job: [band(0), band(1)] })).toBeNull()
    expect(alikeOf('개발', { kind: four, job: four })).toBeNull()
  })

  test('no figure ever stands on fewer than five', () => {
    const bands = fc.array(
      fc.record({
        band: fc.nat(8),
        incomes: fc.array(fc.integer({ min: 2_401, max: 90_000 }), { maxLength: 9 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(bands, (some) => {
        const enough = some.filter(({ incomes }) => incomes.length >= MIN_PEOPLE).map((it) => it.band)
        expect(bandFigures(some).map((it) => it.band)).toEqual(enough.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('[PUB-5] what a share shows', () => {
  const path = pathOf(incomes)

  test('without the yes to amounts there are none in it', () => {
    const shown = graphShown(path, false)!
    expect(shown).toEqual({
      kind: 'graph',
      years: [2021, 2022, 2023],
      from: 2022,
      heights: [18, 77, 100],
      rate: 30,
      incomes: null,
    })
    expect(JSON.stringify(shown)).not.toMatch(/5200|4000|960/)
  })

  test('with it they are there', () => expect(graphShown(path, true)?.incomes).toEqual([960, 4_000, 5_200]))

  test('one year makes no path', () => expect(graphShown(path.slice(0, 2), true)).toBeNull())

  test('it ends after ninety days', () => {
    expect(shownUntil(new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-04-01T00:00:00.000Z')
  })
})

test('[PUB-7] the sample is worth a guess: neither the middle nor an end', () => {
  expect(SAMPLE_TOP_PERCENT).toBe(32)
  expect(SAMPLE.path.at(-1)?.income).toBe(SAMPLE.income)
})

test('[PUB-7] a place stands on the hill where its salary does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (place) => {
      const salary = salaryAt(SAMPLE.market, spreadsAtTop(place))
      expect(Math.abs(topPercent(SAMPLE.market, salary) - place)).toBeLessThanOrEqual(1)
    }),
  )
  expect([0, 50, 100].map(spreadsAtTop)).toEqual([HILL_REACH, 0, -HILL_REACH])
  expect([hillHeight(0), hillHeight(1) < hillHeight(0.5)]).toEqual([1, true])
})
