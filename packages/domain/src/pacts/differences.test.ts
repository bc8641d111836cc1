import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesOf, firstYearDifference, lowerOf, type OfferedPay } from './differences.ts'
import { documentNumber, firstDraft } from './drafting.ts'
import { missingCount, missingItems, missingReasons, requiredItems } from './items.ts'
import { signedText } from './signed-text.ts'
import { emptyTerms, hourlyWon, monthlyWon, type Terms, TERMS, termsProblems } from './terms.ts'

const OFFERED: OfferedPay = {
  base: { min: 6_700, max: 7_200 },
  pay: {
    bonus: { min: 300, max: 700 },
    signing: 500,
    stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
  },
}
const terms = (given: Partial<Terms> = {}): Terms => ({
  ...emptyTerms,
  base: 7_200,
  bonus: { min: 300, max: 700 },
  stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
  signing: 300,
  ...given,
})
const stepOf = (given: Partial<Terms>, offered = OFFERED) =>
  Object.fromEntries(differencesOf(terms(given), offered).map(({ kind, step, by }) => [kind, [step, by]]))

describe('[PACT-2] beside the offer', () => {
  test('the prototype’s figures', () => {
    expect(stepOf({})).toEqual({
      base: ['SAME', 0],
      bonus: ['SAME', 0],
      stock: ['SAME', 0],
      signing: ['LOWER', 200],
    })
    expect(firstYearDifference(terms(), OFFERED)).toEqual({
      offered: { min: 7_800, max: 8_900 },
      agreed: { min: 8_100, max: 8_700 },
      min: 300,
      max: -200,
    })
  })

  test.each<[string, Partial<Terms>, 'base' | 'bonus' | 'signing', [string, number]]>([
    ['one figure inside the range', { base: 6_700 }, 'base', ['SAME', 0]],
    ['below its lowest', { base: 6_600 }, 'base', ['LOWER', 100]],
    ['above its highest', { base: 7_300 }, 'base', ['HIGHER', 100]],
    ['a range that reaches less high', { bonus: { min: 300, max: 600 } }, 'bonus', ['LOWER', 100]],
    ['what is gone', { bonus: null }, 'bonus', ['LOWER', 300]],
    ['more than was offered', { signing: 600 }, 'signing', ['HIGHER', 100]],
  ])('%s', (_, given, kind, step) => expect(stepOf(given)[kind]).toEqual(step))

  test('what was not offered is new, or none', () => {
    const bare: OfferedPay = { base: OFFERED.base, pay: { bonus: null, stock: null, signing: null } }
    expect(stepOf({ stock: null, bonus: null }, bare)).toMatchObject({
      signing: ['NEW', 0],
      stock: ['NONE', 0],
    })
  })

  test('raising a base never makes it lower; lowering one never makes it higher', () => {
    const figure = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(figure, figure, figure, figure, (a, b, c, d) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)]
        const [low, high] = [Math.min(c, d), Math.max(c, d)]
        const offered = { ...OFFERED, base: { min, max } }
        const order = ['LOWER', 'SAME', 'HIGHER']
        const rank = (base: number) => order.indexOf(stepOf({ base }, offered)['base']![0] as string)
        expect(rank(low)).toBeLessThanOrEqual(rank(high))
        const lower = lowerOf(differencesOf(terms({ base: low }), offered)).find(
          ({ kind }) => kind === 'base',
        )
        expect(lower?.by ?? 0).toBe(Math.max(0, min - low))
      }),
    )
  })
})

describe('[PACT-1] what a version must say', () => {
  const whole = terms({
    startsOn: '2027-01-04',
    place: '서울',
    work: '개발',
    hours: '40시간',
    rest: '1시간',
    holidays: '토·일',
    leave: '법대로',
    payDay: 25,
    signing: 500,
  })

  test('each of the eight conditions is missed by its name', () => {
    expect(missingItems(emptyTerms)).toEqual(requiredItems)
    expect(missingItems(whole)).toEqual([])
    for (const { name } of requiredItems)
      expect(missingItems({ ...whole, [name]: emptyTerms[name] }).map((item) => item.name)).toEqual([name])
  })

  test('a reason for what is lower; blank is none', () => {
    expect(missingReasons(terms({ reasons: { signing: ' ' } }), OFFERED)).toEqual(['signing'])
    expect(missingReasons(terms({ reasons: { signing: '예산' } }), OFFERED)).toEqual([])
    expect(missingCount({ ...whole, base: null, hours: '', signing: 300 }, OFFERED)).toBe(4)
  })

  test.each<[Partial<Terms>, keyof Terms]>([
    [{ payDay: 32 }, 'payDay'],
    [{ mealsMonthly: 601, base: 7_200 }, 'mealsMonthly'],
    [{ startsOn: '2027-02-30' }, 'startsOn'],
    [{ probation: { months: TERMS.probationMonths.max + 1, payPercent: 100 } }, 'probation'],
    [{ probation: { months: 3, payPercent: 89 } }, 'probation'],
    [{ probation: { months: 4, payPercent: 90 } }, 'probation'],
    [{ base: 0 }, 'base'],
  ])('%j is wrong at %s', (given, name) => expect(Object.keys(termsProblems(terms(given)))).toEqual([name]))

  test('a month and an hour of the base', () => {
    expect([monthlyWon(7_200), hourlyWon(7_200)]).toEqual([6_000_000, 28_708])
  })

  test('the first draft takes the top of a raised range, else the lowest, and the template', () => {
    const template = { ...emptyTerms, hours: '주 40시간', place: '' }
    const begun = { offered: OFFERED, position: '프론트엔드 개발자', place: '성수동', template }
    expect(firstDraft({ ...begun, counter: { answer: 'RAISED' } })).toMatchObject({
      base: 7_200,
      place: '성수동',
    })
    expect(firstDraft({ ...begun, counter: { answer: 'KEPT' } })).toMatchObject({
      base: 6_700,
      hours: '주 40시간',
    })
    expect(documentNumber({ year: 2026, month: 11, serial: 482 })).toBe('CA-2611-0482')
  })
})

test('[PACT-4] the signed text holds the whole fingerprint and is short', () => {
  const fingerprint = 'ab'.repeat(32)
  const names = { company: '주식회사 노을클라우드', person: '한지우', documentNumber: 'CA-2611-0482' }
  const text = signedText({ ...names, version: 2, base: 7_200, startsOn: '2027-01-04', fingerprint })
  for (const part of [fingerprint, '두 번째 안', '72,000,000원', '2027년 1월 4일', '한지우'])
    expect(text).toContain(part)
  expect(text.length).toBeLessThan(600)
})
