import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDay, kstMoment, parseDay, startOfKstDay } from '../kst.ts'
import { figureDays, figureDaysProblem, figurePeriods, spanKind, spanStarts } from './figures-period.ts'

const day = (text: string) => parseDay(text) ?? 0
const today = day('2026-11-18')
const said = ({ from, until }: { from: number; until: number }) => [formatDay(from), formatDay(until)]

describe('[BIZ-14] the period', () => {
  test.each([
    [{}, '2026-08-17', '2026-11-18'],
    [{ period: '4w' }, '2026-10-19', '2026-11-18'],
    [{ period: '4w', to: '2026-11-15' }, '2026-10-19', '2026-11-15'],
    [{ period: '1y' }, '2025-11-19', '2026-11-18'],
    [{ from: '2026-11-01' }, '2026-11-01', '2026-11-18'],
    [{ to: '2026-10-31' }, '2026-07-27', '2026-10-31'],
    [{ from: '2026-01-01', to: '2026-01-31', period: '1y' }, '2026-01-01', '2026-01-31'],
  ] as const)('%j is from %s to %s', (asked, from, to) => {
    expect(said(figureDays(asked, today))).toEqual([from, to])
  })

  test('goes back two years at most, and forwards', () => {
    for (const period of figurePeriods) expect(figureDaysProblem(figureDays({ period }, today))).toBeNull()
    expect(figureDaysProblem({ from: day('2024-11-18'), until: today })).toBe('2년까지 볼 수 있어요')
    expect(figureDaysProblem({ from: today + 1, until: today })).toBe('첫날이 마지막 날보다 늦어요')
  })
})

describe('[BIZ-14] the bars', () => {
  test('are weeks that begin on Monday, as many as a half year has, and then months', () => {
    const quarter = figureDays({}, today)
    expect([spanKind(quarter), spanStarts(quarter).length]).toEqual(['week', 14])
    expect(formatDay(spanStarts(quarter).at(-1)!)).toBe('2026-11-16')
    expect(spanStarts(figureDays({ period: '6m' }, today))).toHaveLength(27)
    const own = spanStarts({ from: day('2026-11-06'), until: today }).map(formatDay)
    expect(own).toEqual(['2026-11-06', '2026-11-09', '2026-11-16'])
    const months = spanStarts({ from: day('2026-01-15'), until: today }).map(formatDay)
    expect([months.length, months[0], months[1]]).toEqual([11, '2026-01-15', '2026-02-01'])
  })

  test('begin with the first day, follow each other and leave no day out', () => {
    const days = fc.tuple(fc.integer({ min: 15_000, max: 25_000 }), fc.nat(730))
    fc.assert(
      fc.property(days, ([from, long]) => {
        const starts = spanStarts({ from, until: from + long })
        expect(starts[0]).toBe(from)
        expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
        expect(starts.at(-1)).toBeLessThanOrEqual(from + long)
        const gaps = [...starts.slice(1), from + long + 1].map((next, place) => next - starts[place]!)
        expect(Math.max(...gaps)).toBeLessThanOrEqual(31)
        expect(starts.length).toBeLessThanOrEqual(27)
        if (spanKind({ from, until: from + long }) === 'week')
          for (const start of starts.slice(1)) expect(kstMoment(startOfKstDay(start)).weekday).toBe(1)
      }),
    )
  })
})
