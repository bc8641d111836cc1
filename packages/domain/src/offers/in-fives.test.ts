import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAnswer, inFives, inFivesBetween, type Tally, type ReasonCount } from './in-fives.ts'

const codes = ['LOCATION', 'SALARY', 'TIMING', 'OTHER'] as const
type Code = (typeof codes)[number]

/** What may be seen after these answers, one of each person, in the order in which they came. */
function look(answers: readonly Code[]): ReasonCount[] | null {
  const nobody: Tally = { told: {}, waiting: {} }
  return inFives(answers.reduce(countAnswer, nobody).told, 'OTHER')
}

const times = (count: number, code: Code) => Array.from({ length: count }, () => code)

describe('[BIZ-5] what people answered is told in fives of people', () => {
  test('each answer in fives, the most frequent first, and whoever is left over with the rest', () => {
    const answers = [...times(6, 'TIMING'), ...times(11, 'SALARY'), ...times(2, 'OTHER'), 'LOCATION'] as const
    expect(look(answers)).toEqual([
      { code: 'SALARY', count: 10 },
      { code: 'TIMING', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('what four people answered is never named, however many answered something else', () => {
    expect(look([...times(4, 'LOCATION'), ...times(6, 'SALARY')])?.map(({ code }) => code)).toEqual([
      'SALARY',
      'OTHER',
    ])
    expect(look([...times(4, 'LOCATION'), ...times(4, 'SALARY'), ...times(2, 'OTHER')])).toBeNull()
  })

  test('four more answers move nothing, the fifth does', () => {
    const before = [...times(6, 'SALARY'), ...times(4, 'OTHER')]
    for (const more of [1, 2, 3, 4]) {
      expect(look([...before, ...times(more, 'LOCATION')])).toEqual(look(before))
    }
    expect(look([...before, ...times(5, 'LOCATION')])).toEqual([
      { code: 'LOCATION', count: 5 },
      { code: 'SALARY', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('answers that are all the same are not told as such', () => {
    expect(look(times(5, 'SALARY'))).toBeNull()
    expect(look(times(10, 'SALARY'))).toEqual(look([...times(6, 'SALARY'), ...times(4, 'OTHER')]))
  })

  test('own words have no name of their own', () => {
    expect(look(times(20, 'OTHER'))).toBeNull()
  })

  test('equal figures stand in an order that tells nothing of who came first', () => {
    const answers = [...times(5, 'SALARY'), ...times(5, 'LOCATION'), ...times(5, 'OTHER')]
    expect(look(answers)).toEqual(look(answers.toReversed()))
  })
})

/** Anybody may answer, again and again; the first answer of each is what counts. */
const answering = fc.array(fc.record({ person: fc.nat(40), code: fc.constantFrom(...codes) }), {
  maxLength: 80,
})
const firsts = (said: readonly { person: number; code: Code }[]) =>
  said.filter(({ person }, place) => said.findIndex((one) => one.person === person) === place)

describe('[BIZ-5] whoever answers in whatever order, and whoever looks at whatever moment', () => {
  test('two looks are the same, or at least five new people lie between them', () => {
    fc.assert(
      fc.property(answering, (said) => {
        let shown = look([])
        let told = 0
        said.forEach((_, place) => {
          const answers = firsts(said.slice(0, place + 1))
          const now = look(answers.map(({ code }) => code))
          if (JSON.stringify(now) === JSON.stringify(shown)) return
          expect(answers.length - told).toBeGreaterThanOrEqual(5)
          shown = now
          told = answers.length
        })
      }),
    )
  })

  test('every named answer is that of at least five people, so is the rest, and they add up to whole blocks', () => {
    fc.assert(
      fc.property(answering, (said) => {
        const answers = firsts(said).map(({ code }) => code)
        const whole = answers.slice(0, answers.length - (answers.length % 5))
        const shown = look(answers)
        if (!shown) return
        for (const { code, count } of shown) {
          expect([count % 5, count > 0]).toEqual([0, true])
          const gave = whole.filter((one) => one === code).length
          if (code !== 'OTHER') expect(gave).toBeGreaterThanOrEqual(count)
        }
        expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(whole.length)
        expect(shown.filter(({ code }) => code === 'OTHER')).toHaveLength(1)
      }),
    )
  })

  test('whoever knows who answered, and saw every look, can say of nobody what they answered', () => {
    const few = ['LOCATION', 'SALARY', 'OTHER'] as const
    // Long runs of one answer are what gives people away, so they come often.
    const runs = fc.array(fc.tuple(fc.constantFrom(...few), fc.integer({ min: 1, max: 12 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(runs, (said) => {
        const answers = said.flatMap(([code, count]) => times(count, code)).slice(0, 40)
        for (const possible of answersThatFit(answers, few)) expect(possible.size).toBeGreaterThan(1)
      }),
    )
  })
})

describe('[BIZ-14] what people answered within a period', () => {
  const told = (answers: readonly Code[]) =>
    answers.reduce(countAnswer, { told: {}, waiting: {} } as Tally).told
  const between = (first: readonly Code[], then: readonly Code[]) =>
    inFivesBetween(told(first), told([...first, ...then]), 'OTHER')

  test('is what the look at its end showed more than the one at its beginning', () => {
    const first = [...times(7, 'SALARY'), ...times(3, 'OTHER')]
    expect(between(first, [...times(8, 'SALARY'), ...times(7, 'TIMING')])).toEqual([
      { code: 'SALARY', count: 5 },
      { code: 'TIMING', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
    expect(between([], first)).toEqual(look(first))
    expect(between(first, times(4, 'SALARY'))).toBeNull()
    expect(between(first, times(5, 'SALARY'))).toBeNull()
  })

  test('comes from the two looks alone, in whole fives that add up, and never without a rest', () => {
    fc.assert(
      fc.property(answering, fc.nat(40), (said, cut) => {
        const answers = firsts(said).map(({ code }) => code)
        const [first, all] = [told(answers.slice(0, cut)), told(answers)]
        const shown = inFivesBetween(first, all, 'OTHER')
        if (!shown) return
        const people = (counts: Record<string, number>) =>
          Object.values(counts).reduce((sum, one) => sum + one, 0)
        expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(people(all) - people(first))
        for (const { count } of shown) expect([count % 5, count > 0]).toEqual([0, true])
        expect(shown.at(-1)?.code).toBe('OTHER')
        // Whoever has the two looks can work it out: it tells nothing besides.
        const seen = (counts: Record<string, number>) => {
          const named = Object.fromEntries(
            (inFives(counts, 'OTHER') ?? []).map(({ code, count }) => [code, count]),
          )
          return { ...named, OTHER: people(counts) - people({ ...named, OTHER: 0 }) }
        }
        expect(inFivesBetween(seen(first), seen(all), 'OTHER')).toEqual(shown)
      }),
    )
  })
})

/**
 * For each block, what somebody in it may have answered, as far as all looks tell: every way in which the blocks could
 * have been filled is followed, and those that would have shown anything else are dropped.
 */
function answersThatFit<One extends string>(answers: readonly One[], among: readonly One[]): Set<One>[] {
  const blocks = Math.floor(answers.length / 5)
  const looks = Array.from({ length: blocks }, (_, block) => shownOf(answers.slice(0, (block + 1) * 5)))
  const fillings = waysToFill(5, among.length)
  const named = (all: readonly number[][]) => new Map(all.map((counts) => [counts.join(), counts]))
  const reach = [named([among.map(() => 0)])]
  for (const wanted of looks) {
    const next = [...reach.at(-1)!.values()].flatMap((counts) => fillings.map((more) => add(counts, more)))
    reach.push(named(next.filter((counts) => shown(counts) === wanted)))
  }
  const possible = looks.map(() => new Set<One>())
  let alive = reach.at(-1)!
  for (let block = blocks - 1; block >= 0; block--) {
    const leading = [...reach[block]!.values()].filter((counts) => {
      const fitting = fillings.filter((more) => alive.has(add(counts, more).join()))
      for (const more of fitting)
        among.forEach((code, place) => more[place]! > 0 && possible[block]!.add(code))
      return fitting.length > 0
    })
    alive = named(leading)
  }
  return possible

  function shown(counts: readonly number[]): string {
    return JSON.stringify(inFives(Object.fromEntries(among.map((code, at) => [code, counts[at]!])), 'OTHER'))
  }
  function shownOf(some: readonly One[]): string {
    return shown(among.map((code) => some.filter((one) => one === code).length))
  }
}

const add = (some: readonly number[], more: readonly number[]) => some.map((count, at) => count + more[at]!)

/** Every way to spread so many people over so many answers. */
function waysToFill(people: number, answers: number): number[][] {
  if (answers === 1) return [[people]]
  return Array.from({ length: people + 1 }, (_, first) => first).flatMap((first) =>
    waysToFill(people - first, answers - 1).map((others) => [first, ...others]),
  )
}
