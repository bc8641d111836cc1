import { describe, expect, test } from 'vitest'
import { metAnswers } from '../coffeechats/outcome.ts'
import { peopleText } from './record-words.ko.ts'
import {
  answerStops,
  type Block,
  cameOf,
  isQuick,
  nextRelease,
  payKeptOf,
  peopleStep,
  type PersonsAnswer,
  type RecordFigure,
  standing,
} from './record.ts'

const now = new Date('2026-11-16T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const said = (values: readonly number[], more: Partial<PersonsAnswer> = {}): PersonsAnswer[] =>
  values.map((value) => ({ value, at: daysAgo(1), countedAt: null, ...more }))
const ones = (count: number): number[] => Array<number>(count).fill(1)
const noughts = (count: number): number[] => Array<number>(count).fill(0)

/** The figure that follows, unless chance has it wait. */
const figureOf = (
  figure: RecordFigure,
  answers: readonly PersonsAnswer[],
  blocks: readonly Block[] = [],
  chance = 0,
) => nextRelease(figure, { answers, blocks, chance, now })

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
    expect(figureOf('CAME', said([1, 1, 1, 0]))).toBeNull()
    expect(figureOf('CAME', said([1, 1, 1, 1, 0]))).toEqual({
      value: 8,
      people: 5,
      at: now,
      block: { counts: [1, 4], at: now },
    })
  })

  test('moves for new people alone', () => {
    const counted = said([0, 0, 0, 0, 0, 1], { countedAt: daysAgo(3) })
    expect(figureOf('PAY_KEPT', [...counted, ...said([1, 0, 1, 1])])).toBeNull()
    expect(figureOf('PAY_KEPT', [...counted, ...said([1, 0, 1, 1, 1])])).toMatchObject({
      value: 8,
      people: 5,
    })
  })

  test('moves by chance one time of three, always of twenty who agree, and always where it is of waits', () => {
    const chances = Array.from({ length: 300 }, (_, place) => place / 300)
    const moves = (figure: RecordFigure, values: readonly number[]) =>
      chances.filter((chance) => figureOf(figure, said(values), [], chance)).length
    expect(moves('CAME', [0, ...ones(4)])).toBe(100)
    expect(moves('PAY_KEPT', [0, ...ones(18)])).toBe(100)
    expect(moves('PAY_KEPT', [0, ...ones(19)])).toBe(100)
    expect(moves('PAY_KEPT', ones(20))).toBe(300)
    expect(moves('ANSWERS', ones(5))).toBe(300)
  })

  test.each([
    ['five who say no', noughts(5), null],
    ['five who say yes', ones(5), null],
    ['nineteen who say yes', ones(19), null],
    ['one of six who says otherwise', [...noughts(5), 1], 2],
    ['twenty who say yes', ones(20), 10],
    ['twenty who say no', noughts(20), 0],
    ['32 of 33', [0, ...ones(32)], 9],
    ['1 of 40', [1, ...noughts(39)], 1],
    ['99 of 100', [0, ...ones(99)], 9],
  ])('of %s: %s', (_, values, told) => {
    for (const figure of ['CAME', 'PAY_KEPT'] as const)
      expect(figureOf(figure, said(values))?.value ?? null).toBe(told)
  })

  test('is held while the new five agree, whatever was told before', () => {
    const blocks = [{ counts: [3, 4], at: daysAgo(9) }]
    expect(figureOf('PAY_KEPT', said(ones(5)), blocks)).toBeNull()
    expect(figureOf('PAY_KEPT', said(ones(7)), blocks)).toBeNull()
    expect(figureOf('PAY_KEPT', said([...ones(7), 0]), blocks)).toMatchObject({ value: 7, people: 15 })
  })

  test.each([
    ['people who did not agree', { counts: [3, 2], at: daysAgo(9) }],
    ['people who all said otherwise', { counts: [20, 0], at: daysAgo(9) }],
  ])('of twenty who agree is held beside %s: it would tell what each of the twenty said', (_, block) => {
    expect(figureOf('CAME', said(ones(20)), [block])).toBeNull()
    expect(figureOf('CAME', said([...ones(20), 0]), [block])).not.toBeNull()
    expect(figureOf('CAME', said(ones(20)), [{ ...block, at: daysAgo(180) }])).toMatchObject({ value: 10 })
  })

  test('of twenty who agree moves beside people who said the same', () => {
    const blocks = [{ counts: [0, 20], at: daysAgo(9) }]
    expect(figureOf('CAME', said(ones(20)), blocks)).toMatchObject({ value: 10, people: 40 })
    expect(figureOf('CAME', said(ones(19)), blocks)).toBeNull()
  })

  test('of waits is not held: a median of five is nobody’s own', () => {
    expect(figureOf('ANSWERS', said([2, 2, 2, 2, 2]))).toMatchObject({ value: 1, people: 5 })
  })

  test('of waits is the median of its blocks, each as often as it has people', () => {
    const blocks = [
      { counts: [0, 2, 0, 0, 3], at: daysAgo(9) },
      { counts: [0, 0, 6, 0, 0], at: daysAgo(5) },
    ]
    expect(figureOf('ANSWERS', said([0.5, 0.5, 0.5, 2, 2]), blocks)).toMatchObject({ value: 2, people: 16 })
    expect(figureOf('ANSWERS', said([0.5, 0.5, 0.5, ...ones(5)]), blocks)).toMatchObject({ value: 2 })
    expect(figureOf('ANSWERS', said(ones(13)), blocks)).toMatchObject({ value: 0, people: 24 })
  })

  test('tells of the last 180 days alone, and is gone when it is older itself', () => {
    const old = said([0, 0, 0, 0, 0], { at: daysAgo(180) })
    expect(figureOf('PAY_KEPT', old)).toBeNull()
    const blocks = [
      { counts: [9, 0], at: daysAgo(180) },
      { counts: [1, 4], at: daysAgo(179) },
    ]
    expect(figureOf('PAY_KEPT', [...old, ...said([1, 1, 1, 1, 0])], blocks)).toMatchObject({
      value: 8,
      people: 10,
    })
    const released = { value: 9, people: 10, at: daysAgo(179) }
    expect(standing(released, now)).toBe(released)
    expect(standing({ ...released, at: daysAgo(180) }, now)).toBeNull()
    expect(standing(null, now)).toBeNull()
  })

  test('takes a person in again only when the block in which they stood has left', () => {
    const again = (countedAt: Date) => figureOf('CAME', said([1, 1, 1, 1, 0], { countedAt }))
    expect(again(daysAgo(179))).toBeNull()
    expect(again(daysAgo(180))).toMatchObject({ people: 5 })
  })

  test.each([
    [[0.2, 0.5, 1, 3, 9], '1시간', true],
    [[6, 8, 12, 30, 90], '반나절', true],
    [[13, 14, 15, 16, 17], '하루', false],
    [[24, 24, 24, 25, 400, 400], '사흘', false],
    [[500, 500, 500, 500, 500], '일주일', false],
  ])('waits of %o hours stand at %s', (hours, name, quick) => {
    const { value } = figureOf('ANSWERS', said(hours))!
    expect(answerStops[value]!.name).toBe(name)
    expect(isQuick(value)).toBe(quick)
  })

  test.each([
    [5, '5명+'],
    [19, '10명+'],
    [49, '20명+'],
    [800, '50명+'],
  ])('%i people are told as %s', (people, text) => {
    expect(peopleText(peopleStep(people))).toBe(text)
  })
})
