import { describe, expect, test } from 'vitest'
import { employeeRate } from '../salary/health-premium.ts'
import { askedMonths, judgePaid, type PaidCase, type Workplace } from './judgement.ts'
import { missingText } from './words.ko.ts'

/** The employee's share as the insurer reckons it: cut below 10 won. */
const premiumOf = (monthlyWon: number, year = 2026) =>
  Math.floor(Math.round(monthlyWon * employeeRate(year) * 1_000) / 10_000) * 10

const STARTED = '2026-08-18'
const PROMISED = 6_500
const monthly = (manwonAYear: number) => (manwonAYear * 10_000) / 12

function there(premium: number, more: Partial<Workplace> = {}): Workplace {
  const premiums = ['2026-09', '2026-10'].map((month) => ({ month, won: premium }))
  return { isTheirs: true, from: STARTED, until: null, premiums, ...more }
}

const judged = (workplaces: readonly Workplace[], more: Partial<PaidCase> = {}) =>
  judgePaid({ promised: PROMISED, startsOn: STARTED, workplaces, ...more })

/** Who is paid this share of what was promised. */
const paid = (share: number, promised = PROMISED) =>
  judged([there(premiumOf(monthly(promised * share)))], { promised })

describe('[KEEP-8] what the premium says of the promised pay', () => {
  test.each([
    ['3,000,000 won', 3_000_000, 107_850],
    ['2,500,000 won', 2_500_000, 89_870],
    ['3,001,500 won', 3_001_500, 107_900],
  ])('the premium of %s is as the insurer reckons it', (_, pay, premium) => {
    expect(premiumOf(pay)).toBe(premium)
  })

  test('exactly as promised is kept, and both bars are of one length', () => {
    expect(paid(1)).toEqual({
      judgement: 'KEPT',
      reason: null,
      month: '2026-10',
      promised: 6_500,
      insured: 6_500,
      keptFrom: 6_065,
    })
  })

  test('98.6 %, as a month of thirty days gives it, is kept', () => {
    expect(paid(360 / 365)).toMatchObject({ judgement: 'KEPT', insured: 6_411 })
  })

  test('96 % is kept, because the rest may be meal money; of a pay so high that it cannot be, it is not', () => {
    expect(paid(0.96)).toMatchObject({ judgement: 'KEPT' })
    expect(paid(0.96, 40_000)).toMatchObject({ judgement: 'UNKNOWN', reason: 'FIRST_YEAR' })
    const later = { promised: 40_000, startsOn: '2025-10-01' }
    expect(judged([there(premiumOf(monthly(38_400)), { from: '2025-10-01' })], later)).toMatchObject({
      judgement: 'NOT_KEPT',
    })
  })

  test.each([
    [6_065, 'KEPT'],
    [6_064, 'NOT_KEPT'],
  ])(
    'after the first settlement the line stands at 97 percent and meal money: %i is %s',
    (pay, judgement) => {
      const startsOn = '2025-10-01'
      const premium = premiumOf(monthly(pay))
      expect(judged([there(premium, { from: startsOn })], { startsOn })).toMatchObject({
        judgement,
        insured: pay,
        keptFrom: 6_065,
      })
    },
  )

  test('before it, what thirty days of a month can explain is unknown, and what they cannot is not kept', () => {
    expect(judged([there(premiumOf(monthly(6_064)))])).toEqual({ judgement: 'UNKNOWN', reason: 'FIRST_YEAR' })
    expect(judged([there(premiumOf(monthly(6_000)))])).toMatchObject({ reason: 'FIRST_YEAR' })
    expect(judged([there(premiumOf(monthly(5_900)))])).toMatchObject({
      judgement: 'NOT_KEPT',
      insured: 5_900,
    })
    const april = there(premiumOf(monthly(6_064)), {
      premiums: [{ month: '2027-04', won: premiumOf(monthly(6_064)) }],
    })
    expect(judged([april])).toMatchObject({ judgement: 'NOT_KEPT' })
  })

  test.each([
    ['at the cap', 4_591_740],
    ['ten won below the cap', 4_591_730],
    ['at the floor', 10_080],
    ['ten won above the floor', 10_090],
  ])('%s nothing is known, however much was promised', (_, premium) => {
    for (const promised of [6_500, 160_000])
      expect(judged([there(premium)], { promised })).toEqual({ judgement: 'UNKNOWN', reason: 'AT_THE_LIMIT' })
  })

  test('the limits are those of the month’s own year', () => {
    const ofMonth = (month: string) =>
      judged([there(0, { from: '2025-10-01', premiums: [{ month, won: 4_504_170 }] })], {
        startsOn: '2025-10-01',
        promised: 150_000,
      })
    expect(ofMonth('2025-12')).toMatchObject({ reason: 'AT_THE_LIMIT' })
    expect(ofMonth('2026-01')).toMatchObject({ judgement: 'KEPT' })
  })

  test('the rate is that of the month’s own year, and a year not yet known has the newest', () => {
    const won = 200_000
    const insured = (month: string) => {
      const result = judged([there(0, { from: '2025-01-01', premiums: [{ month, won }] })], {
        startsOn: '2025-01-01',
      })
      return 'insured' in result ? result.insured : null
    }
    expect([insured('2025-12'), insured('2026-12'), insured('2027-12')]).toEqual([6_770, 6_676, 6_676])
  })

  test('the month in which the work began is no whole one, unless it began on the first', () => {
    const premiums = [{ month: '2026-08', won: 100_000 }]
    expect(judged([there(0, { premiums })])).toEqual({ judgement: 'UNKNOWN', reason: 'PART_OF_A_MONTH' })
    const first = '2026-08-01'
    expect(judged([there(0, { premiums, from: first })], { startsOn: first })).toMatchObject({
      judgement: 'NOT_KEPT',
      month: '2026-08',
    })
  })

  test('no premium yet, or nothing insured at all', () => {
    for (const workplaces of [[there(0, { premiums: [] })], []])
      expect(judged(workplaces)).toEqual({ judgement: 'UNKNOWN', reason: 'NO_PREMIUM' })
  })

  test('another employer, or one that the person has left', () => {
    const elsewhere = there(premiumOf(monthly(9_000)), { isTheirs: false })
    for (const workplaces of [[elsewhere], [there(194_720, { until: '2026-10-31' }), elsewhere]])
      expect(judged(workplaces)).toEqual({ judgement: 'UNKNOWN', reason: 'ANOTHER_EMPLOYER' })
  })

  test('of two employers only the one that promised counts', () => {
    const elsewhere = there(premiumOf(monthly(3_000)), { isTheirs: false })
    expect(judged([elsewhere, there(premiumOf(monthly(PROMISED)))])).toMatchObject({ insured: 6_500 })
    expect(judged([elsewhere, there(premiumOf(monthly(3_600)))])).toMatchObject({ judgement: 'NOT_KEPT' })
  })

  test('what is missing is told to the nearest hundred', () => {
    const figures = { promised: 6_500, keptFrom: 6_065 }
    expect(missingText({ ...figures, insured: 5_990 })).toBe('약 500만 원')
    expect(missingText({ ...figures, insured: 6_480 })).toBe('약 100만 원')
  })

  test('no more months are asked for than the newest whole one needs', () => {
    expect(askedMonths(20_776)).toEqual({ from: '2026-09', to: '2026-11' })
    expect(askedMonths(20_459)).toEqual({ from: '2025-11', to: '2026-01' })
  })
})
