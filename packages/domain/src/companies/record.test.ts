import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metAnswers } from '../coffeechats/outcome.ts'
import { peopleText, speedText, tenthsText, withinText } from './record-words.ko.ts'
import {
  answerStops,
  cameOf,
  isQuick,
  nextRelease,
  payKeptOf,
  peopleStep,
  type PersonsAnswer,
  RECORD,
  type Released,
  standing,
} from './record.ts'

const now = new Date('2026-11-16T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const said = (values: readonly number[], more: Partial<PersonsAnswer> = {}): PersonsAnswer[] =>
  values.map((value) => ({ value, at: daysAgo(1), isCounted: false, ...more }))

describe('[KEEP-4] what a meeting says of the company', () => {
  test.each([
    ['MET', null, 1],
    ['MET', 'MET', 1],
    ['THEY_MISSED', null, 0],
    ['THEY_MISSED', 'I_MISSED', 0],
    [null, 'I_MISSED', 0],
    // It may not say of itself that it came.
    [null, 'MET', null],
    ['MET', 'THEY_MISSED', null],
    ['THEY_MISSED', 'MET', null],
    ['I_MISSED', null, null],
    ['MOVED', 'MOVED', null],
    [null, null, null],
  ] as const)('the person %s, the company %s: %s', (candidate, company, value) => {
    expect(cameOf({ candidate, company })).toBe(value)
  })

  test('no word of the company alone, nor one against the person’s, makes it come more often', () => {
    for (const company of metAnswers) {
      expect(cameOf({ candidate: null, company })).not.toBe(1)
      for (const candidate of ['I_MISSED', 'THEY_MISSED', 'MOVED'] as const)
        expect(cameOf({ candidate, company })).not.toBe(1)
    }
  })

  test('the pay was kept as offered or above', () =>
    expect(payKeptOf).toEqual({ AS_OFFERED: 1, MORE: 1, LESS: 0, NOT_TALKED: null }))
})

describe('[KEEP-4] a figure of a company', () => {
  test('needs five people', () => {
    expect(nextRelease('CAME', said([1, 1, 1, 1]), now)).toBeNull()
    expect(nextRelease('CAME', said([1, 1, 1, 1, 0]), now)).toEqual({ value: 8, people: 5, at: now })
  })

  test('moves only when five more have answered', () => {
    const counted = said([1, 1, 1, 1, 1], { isCounted: true })
    expect(nextRelease('CAME', [...counted, ...said([0, 0, 0, 0])], now)).toBeNull()
    expect(nextRelease('CAME', [...counted, ...said([0, 0, 0, 0, 0])], now)).toMatchObject({ value: 5 })
  })

  test('tells of the last 180 days alone, and is gone when it is older itself', () => {
    const old = said([0, 0, 0, 0, 0], { at: daysAgo(180) })
    expect(nextRelease('PAY_KEPT', old, now)).toBeNull()
    expect(nextRelease('PAY_KEPT', [...old, ...said([1, 1, 1, 1, 1])], now)).toMatchObject({
      value: 10,
      people: 5,
    })
    const released = { value: 9, people: 10, at: daysAgo(179) }
    expect(standing(released, now)).toBe(released)
    expect(standing({ ...released, at: daysAgo(180) }, now)).toBeNull()
    expect(standing(null, now)).toBeNull()
  })

  test.each([
    [[0.2, 0.5, 1, 3, 9], '1시간', true],
    [[6, 8, 12, 30, 90], '반나절', true],
    [[13, 14, 15, 16, 17], '하루', false],
    [[24, 24, 24, 25, 400, 400], '사흘', false],
    [[500, 500, 500, 500, 500], '일주일', false],
  ])('waits of %o hours stand at %s', (hours, name, quick) => {
    const { value } = nextRelease('ANSWERS', said(hours), now)!
    expect(answerStops[value]!.name).toBe(name)
    expect(isQuick(value)).toBe(quick)
  })

  test.each([
    [5, '5명+'],
    [9, '5명+'],
    [19, '10명+'],
    [49, '20명+'],
    [800, '50명+'],
  ])('%i people are told as %s', (people, text) => {
    expect(peopleText(peopleStep(people))).toBe(text)
  })

  test('is said in tenths and stops, never closer', () => {
    expect(tenthsText(9)).toBe('10번에 9번')
    expect(answerStops.map((_, stop) => speedText(stop))).toEqual([
      '답이 빠른 편',
      '답이 빠른 편',
      '답까지 하루',
      '답까지 사흘',
      '답까지 일주일',
    ])
    expect(withinText(1)).toBe('반나절 안에')
    expect(withinText(4)).toBe('일주일 안팎으로')
  })
})

/** What may happen between two nightly runs: somebody answers, corrects, takes back, answers anew or leaves; days go by. */
const who = fc.nat(30)
const value = fc.nat(1)
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answers' as const), value }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('says' as const), who, value }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('takes back' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leaves' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('waits' as const), days: fc.integer({ min: 1, max: 100 }) }),
  },
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

type Person = PersonsAnswer & { id: number }
/** A look: what was shown, and whose answers it was made of. */
type Look = { shown: Released; held: ReadonlyMap<number, number | null> }

/** Everything that was ever shown, when the job runs after each happening. */
function looksAt(history: readonly Happening[]): Look[] {
  const looks: Look[] = []
  let people: Person[] = []
  let today = now
  let nextId = 0
  const change = (id: number, to: Partial<Person>) =>
    people.map((one) => (one.id === id ? { ...one, ...to } : one))
  for (const it of history) {
    if (it.kind === 'answers') people.push({ id: nextId++, value: it.value, at: today, isCounted: false })
    // A correction, or a new answer after it was taken back or had grown old.
    if (it.kind === 'says') people = change(it.who, { value: it.value, at: today })
    if (it.kind === 'takes back') people = change(it.who, { value: null })
    if (it.kind === 'leaves') people = people.filter(({ id }) => id !== it.who)
    if (it.kind === 'waits') today = new Date(today.getTime() + it.days * 86_400_000)
    const shown = nextRelease('CAME', people, today)
    if (!shown) continue
    const since = today.getTime() - RECORD.windowMs
    const held = people.filter((one) => one.value !== null && one.at.getTime() > since)
    looks.push({ shown, held: new Map(held.map((one) => [one.id, one.value])) })
    people = people.map((one) => (held.includes(one) ? { ...one, isCounted: true } : one))
  }
  return looks
}

describe('[KEEP-4] whoever answers, corrects, takes back or leaves, and whoever looks whenever', () => {
  const histories = fc.array(happening, { maxLength: 150 })

  test('a figure holds five people, and any two looks differ by five whom the earlier one did not hold', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const looks = looksAt(history)
        for (const [place, { shown, held }] of looks.entries()) {
          expect(shown.people).toBe(held.size)
          expect(held.size).toBeGreaterThanOrEqual(RECORD.people)
          expect(shown.value).toBeGreaterThanOrEqual(0)
          expect(shown.value).toBeLessThanOrEqual(10)
          for (const before of looks.slice(0, place)) {
            const fresh = [...held.keys()].filter((id) => !before.held.has(id))
            expect(fresh.length).toBeGreaterThanOrEqual(RECORD.people)
          }
        }
      }),
    )
  })

  test('when it moves, and of how many it tells, says nothing about anybody’s answer', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const turned = history.map((it) => ('value' in it ? { ...it, value: 1 - it.value } : it))
        const told = ({ shown: { people, at } }: Look) => ({ people, at })
        expect(looksAt(turned).map(told)).toEqual(looksAt(history).map(told))
      }),
    )
  })

  test('what one person says, corrects or takes back moves nothing that is shown', () => {
    const values = fc.array(value, { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(values, fc.nat(), value, (given, whose, other) => {
        const counted = said(given, { isCounted: true })
        const place = whose % counted.length
        const withOne = (to: number | null) =>
          counted.map((one, at) => (at === place ? { ...one, value: to } : one))
        const gone = counted.filter((_, at) => at !== place)
        for (const answers of [counted, withOne(other), withOne(null), gone, [...counted, ...said([other])]])
          expect(nextRelease('CAME', answers, now)).toBeNull()
      }),
    )
  })

  test('who takes back and answers anew is nobody new', () => {
    const before = said([1, 1, 1, 1, 1], { isCounted: true })
    expect(nextRelease('CAME', [...before, ...said([0, 0, 0, 0])], now)).toBeNull()
  })
})
