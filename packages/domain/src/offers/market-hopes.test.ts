import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aboutPeople,
  type Hopes,
  type HopingPerson,
  isHopeTold,
  nextHopes,
  yearsBand,
} from './market-hopes.ts'

const hoping = (hopes: readonly number[], isCounted = false): HopingPerson[] =>
  hopes.map((hope) => ({ hope, isCounted }))

describe('[BIZ-13] what people alike hope for', () => {
  test('needs five people, and stands on all of them', () => {
    expect(nextHopes(hoping([6_800, 7_000, 7_100, 7_300]))).toBeNull()
    expect(nextHopes(hoping([6_400, 6_800, 7_100, 7_300, 8_000]))).toEqual({
      people: 5,
      low: 6_700,
      middle: 7_100,
      high: 7_500,
    })
  })

  test('moves only when five came whom it has not held', () => {
    const held = hoping([6_400, 6_800, 7_100, 7_300, 8_000], true)
    expect(nextHopes([...held, ...hoping([9_000, 9_000, 9_000, 9_000])])).toBeNull()
    expect(nextHopes([...held, ...hoping([9_000, 9_000, 9_000, 9_000, 9_000])])).toMatchObject({ people: 10 })
  })

  test('is said to the 100만원, of whole fives of people', () => {
    const hopes = fc.array(fc.integer({ min: 2_401, max: 200_000 }), { minLength: 5, maxLength: 60 })
    fc.assert(
      fc.property(hopes, (given) => {
        const { people, low, middle, high } = nextHopes(hoping(given))!
        for (const figure of [low, middle, high]) expect(figure % 100).toBe(0)
        expect([people % 5, people <= given.length, low <= middle, middle <= high]).toEqual([
          0,
          true,
          true,
          true,
        ])
      }),
    )
  })

  test.each([
    [0, 0],
    [23, 0],
    [24, 2],
    [64, 4],
    [71, 4],
    [72, 6],
  ])('%i months of career stand in the band that begins with %i years', (months, years) => {
    expect(yearsBand(months)).toBe(years)
  })

  test.each([
    [5, '5명 이상'],
    [10, '10여 명'],
    [15, '10여 명'],
    [125, '120여 명'],
  ])('%i people are told as %s', (people, text) => {
    expect(aboutPeople(people)).toBe(text)
  })

  test('is told for half a year', () => {
    expect([isHopeTold(1_000, 1_179), isHopeTold(1_000, 1_180)]).toEqual([true, false])
  })
})

/** What may happen between two nights. */
const who = fc.nat(25)
const hope = fc.integer({ min: 3_000, max: 12_000 })
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('comes' as const), hope }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('changes' as const), who, hope }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leaves' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('comes back' as const), who }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

type Look = { shown: Hopes; held: ReadonlySet<number> }

/** Everything that was ever shown, when the job runs after each happening. */
function looksAt(history: readonly Happening[]): Look[] {
  const looks: Look[] = []
  const everybody: { id: number; hope: number; isHere: boolean }[] = []
  const counted = new Set<number>()
  for (const it of history) {
    if (it.kind === 'comes') everybody.push({ id: everybody.length, hope: it.hope, isHere: true })
    const one = 'who' in it ? everybody[it.who] : undefined
    if (one && it.kind === 'changes') one.hope = it.hope
    if (one && it.kind === 'leaves') one.isHere = false
    if (one && it.kind === 'comes back') one.isHere = true
    const circle = everybody.filter(({ isHere }) => isHere)
    const shown = nextHopes(circle.map(({ id, hope }) => ({ hope, isCounted: counted.has(id) })))
    if (!shown) continue
    for (const { id } of circle) counted.add(id)
    looks.push({ shown, held: new Set(circle.map(({ id }) => id)) })
  }
  return looks
}

describe('[BIZ-13] whoever comes, changes a hope or leaves, and whoever looks whenever', () => {
  const histories = fc.array(happening, { maxLength: 120 })

  test('any two looks differ by five people whom the earlier one did not hold', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const looks = looksAt(history)
        for (const [place, { held }] of looks.entries())
          for (const before of looks.slice(0, place))
            expect([...held].filter((id) => !before.held.has(id)).length).toBeGreaterThanOrEqual(5)
      }),
    )
  })

  test('when it moves says nothing about anybody’s hope', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const otherwise = history.map((it) => ('hope' in it ? { ...it, hope: 15_000 - it.hope } : it))
        const moved = (looks: readonly Look[]) => looks.map(({ shown, held }) => [shown.people, held.size])
        expect(moved(looksAt(otherwise))).toEqual(moved(looksAt(history)))
      }),
    )
  })

  test('one person more or less, or another hope of one, changes nothing before a whole five is there', () => {
    const circle = fc.array(fc.record({ hope, isCounted: fc.constant(true) }), { maxLength: 40 })
    fc.assert(
      fc.property(circle, fc.array(hope, { maxLength: 4 }), (held, more) => {
        expect(nextHopes([...held, ...hoping(more)])).toBeNull()
      }),
    )
  })
})
