import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerStops,
  type Block,
  nextRelease,
  type PersonsAnswer,
  RECORD,
  type RecordFigure,
} from './record.ts'

/**
 * Whoever looks knows whom the company met, who answered, corrected or left and when, and the rule; they look after every
 * night. What they do not know is what anybody said, and what chance does.
 */

const start = new Date('2026-11-16T00:00:00Z')
const who = fc.nat(30)
const happeningOf = (value: fc.Arbitrary<number>) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('answers' as const), value }) },
    // Runs of people who agree are what a figure could give away.
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('agree' as const),
        value,
        count: fc.integer({ min: 2, max: 21 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('says' as const), who, value }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('takes back' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leaves' as const), who }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('waits' as const), days: fc.integer({ min: 1, max: 100 }) }),
    },
  )
type Happening = ReturnType<typeof happeningOf> extends fc.Arbitrary<infer One> ? One : never

/** What is done on each day, in the order of the days. The values are apart: they are what nobody knows. */
type Act = { person: number; kind: 'says' | 'takes back' | 'leaves' }
type Day = { at: Date; acts: Act[] }
type History = { days: Day[]; values: number[] }

/** One happening a day; `values` has one for every 'says', in their order. */
function historyOf(happenings: readonly Happening[]): History {
  const days: Day[] = []
  const values: number[] = []
  let at = start
  let people = 0
  for (const it of happenings) {
    const says = (person: number, said: number): Act => (values.push(said), { person, kind: 'says' })
    const acts =
      it.kind === 'answers'
        ? [says(people++, it.value)]
        : it.kind === 'agree'
          ? Array.from({ length: it.count }, () => says(people++, it.value))
          : it.kind === 'waits' || it.who >= people
            ? []
            : [it.kind === 'says' ? says(it.who, it.value) : { person: it.who, kind: it.kind }]
    at = new Date(at.getTime() + (it.kind === 'waits' ? it.days : 1) * 86_400_000)
    days.push({ at, acts })
  }
  return { days, values }
}

type Look = { value: number; people: number }

/** What was shown, and of each figure the places of the values that it took in, and of whom it was made. */
type Told = { looks: string[]; blocks: { look: Look; places: number[] }[]; crowds: Set<string> }

/** The night after each day. The chance is one for the same people with the same answers, whatever these are. */
function told(
  { days, values }: History,
  chanceOf: (crowd: string) => number,
  figure: RecordFigure = 'CAME',
): Told {
  const looks: string[] = []
  const blocks: Block[] = []
  const members: Told['blocks'] = []
  const crowds = new Set<string>()
  const people = new Map<number, PersonsAnswer & { place: number }>()
  let place = 0
  for (const { at, acts } of days) {
    for (const { person, kind } of acts) {
      const before = people.get(person)
      if (kind === 'leaves') people.delete(person)
      if (kind === 'takes back' && before) people.set(person, { ...before, value: null })
      if (kind === 'says') {
        people.set(person, { value: values[place]!, at, countedAt: before?.countedAt ?? null, place })
        place += 1
      }
    }
    const since = at.getTime() - RECORD.windowMs
    const fresh = [...people].filter(
      ([, one]) =>
        one.value !== null &&
        one.at.getTime() > since &&
        (!one.countedAt || one.countedAt.getTime() <= since),
    )
    const crowd = fresh.map(([, one]) => one.place).join()
    const answers = [...people.values()]
    const shown = nextRelease(figure, { answers, blocks, chance: chanceOf(crowd), now: at })
    looks.push(shown ? `${shown.value} of ${shown.people}` : '')
    if (!shown) continue
    for (const [id, one] of fresh) people.set(id, { ...one, countedAt: at })
    members.push({ look: shown, places: fresh.map(([, one]) => one.place) })
    crowds.add(crowd)
    blocks.push(shown.block)
  }
  return { looks, blocks: members, crowds }
}

/**
 * Whether the same would have been shown if this person had said the other, alone, in exchange with somebody else, or with
 * everybody; and if chance alone had made every figure wait that waited.
 */
function mayHaveSaidTheOther({ days, values }: History, place: number, seen: Told): boolean {
  const others = values.flatMap((said, at) => (said === values[place] ? [] : [[place, at]]))
  const all = values.map((_, at) => at)
  return [[place], ...others, all].some((places) => {
    const turned = values.map((said, at) => (places.includes(at) ? 1 - said : said))
    const other = told({ days, values: turned }, (crowd) => (seen.crowds.has(crowd) ? 0 : 1))
    return other.looks.join() === seen.looks.join()
  })
}

/** 'Always' and 'never' tell on purpose what each person said: at least twenty, all the same. */
const isToldOfEach = ({ value, people }: Look) => (value === 0 || value === 10) && people >= RECORD.all

const value = fc.nat(1)
const histories = fc.array(happeningOf(value), { maxLength: 60 }).map(historyOf)
const chances = fc
  .func(fc.double({ min: 0, max: 0.99, noNaN: true }))
  .map((chance) => (crowd: string) => chance(crowd))

describe('[KEEP-4] whoever answers, corrects, takes back or leaves, and whoever looks whenever', () => {
  test('no looks together tell what one person said', () => {
    fc.assert(
      fc.property(histories, chances, (history, chanceOf) => {
        const seen = told(history, chanceOf)
        const secret = history.values.flatMap((_, place) => {
          const block = seen.blocks.find(({ places }) => places.includes(place))
          return block && isToldOfEach(block.look) ? [] : [place]
        })
        expect(secret.filter((place) => !mayHaveSaidTheOther(history, place, seen))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('nobody stands in two blocks at once, and each block holds five', () => {
    fc.assert(
      fc.property(histories, chances, (history, chanceOf) => {
        const blocks = told(history, chanceOf).blocks.map(({ places }) => places)
        expect(new Set(blocks.flat()).size).toBe(blocks.flat().length)
        expect(blocks.filter((block) => block.length < RECORD.people)).toEqual([])
      }),
    )
  })

  test('what one person corrects or takes back, and who leaves, moves nothing that is shown', () => {
    const countedAt = start
    const answers = fc.array(value, { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(answers, fc.nat(), value, (given, whose, other) => {
        const counted = given.map((said): PersonsAnswer => ({ value: said, at: start, countedAt }))
        const place = whose % counted.length
        const withOne = (to: number | null) =>
          counted.map((one, at) => (at === place ? { ...one, value: to } : one))
        const blocks: Block[] = [{ counts: [2, 3], at: start }]
        const mixed = [0, 1, 0, 1, 0].map((said) => ({ value: said, at: start, countedAt: null }))
        const now = new Date(start.getTime() + 86_400_000)
        const next = (all: readonly PersonsAnswer[]) =>
          nextRelease('PAY_KEPT', { answers: all, blocks, chance: 0, now })
        const shown = { value: 5, people: 10 }
        for (const all of [counted, withOne(other), withOne(null), counted.toSpliced(place, 1)]) {
          expect(next(all)).toBeNull()
          expect(next([...all, ...mixed])).toMatchObject(shown)
        }
      }),
    )
  })
})

describe('[KEEP-4] how long people waited, whoever looks whenever', () => {
  const stops = answerStops.map(({ hours }) => hours)
  const waits = fc.array(happeningOf(fc.constantFrom(...stops)), { maxLength: 60 }).map(historyOf)
  const looksAt = (history: History) => told(history, () => 0, 'ANSWERS')

  test('any one of them may have waited any time: others can have waited so that all looks are the same', () => {
    fc.assert(
      fc.property(waits, fc.nat(), fc.constantFrom(...stops), (history, choice, hours) => {
        const seen = looksAt(history)
        const place = choice % Math.max(1, history.values.length)
        const block = seen.blocks.find(({ places }) => places.includes(place))?.places ?? []
        const median = block.map((one) => history.values[one]!).toSorted((a, b) => a - b)[
          Math.floor(block.length / 2)
        ]
        const values = history.values.map((waited, one) => {
          if (one === place) return hours
          return block.includes(one) ? median! : waited
        })
        expect(looksAt({ ...history, values }).looks).toEqual(seen.looks)
      }),
      { numRuns: 300 },
    )
  })

  test('blocks that come and leave in turn do not add up to what each of five people waited', () => {
    const [soon, late] = [stops[0]!, stops.at(-1)!]
    const block = (quick: number, days: number): Happening[] => [
      { kind: 'waits', days },
      ...Array.from({ length: 4 }, (_, one) => ({
        kind: 'agree' as const,
        value: one < quick ? soon : late,
        count: 1,
      })),
      { kind: 'agree', value: quick === 5 ? soon : late, count: 1 },
    ]
    // Two blocks of five stand beside each other at a time. Each number is how many of the five heard soon.
    const looksOf = (quick: readonly number[]) =>
      looksAt(historyOf(quick.flatMap((count) => block(count, 95)))).looks.join()
    const counts = [0, 1, 2, 3, 4, 5]
    const all = counts.flatMap((a) =>
      counts.flatMap((b) => counts.flatMap((c) => counts.map((d) => [a, b, c, d]))),
    )
    const alike = Map.groupBy(all, looksOf)
    for (const histories of alike.values())
      for (const place of [0, 1, 2, 3]) {
        const possible = new Set(histories.map((history) => history[place]))
        // Some people of each five can have heard soon and some late, so nobody's wait is certain.
        expect(
          [1, 2, 3, 4].some((count) => possible.has(count)),
          JSON.stringify(histories),
        ).toBe(true)
      }
  })
})
