import { describe, expect, test } from 'vitest'
import { daysText, homePeriods, type HomePeriod, periodAt, spanOf } from './period.ts'

const at = (text: string) => new Date(`${text}+09:00`)

describe('[BIZ-18] the days that the home looks at', () => {
  test.each<[HomePeriod, string, string, string]>([
    ['week', '2026-11-18T10:24', '11월 11일~17일', '11월 4일~10일'],
    ['week', '2026-11-18T00:00', '11월 11일~17일', '11월 4일~10일'],
    ['week', '2026-11-17T23:59', '11월 10일~16일', '11월 3일~9일'],
    ['thirty', '2026-11-18T10:24', '10월 19일~11월 17일', '9월 19일~10월 18일'],
    ['month', '2026-11-01T00:00', '11월 1일', '10월 1일'],
    ['month', '2026-03-31T12:00', '3월 1일~31일', '2월 1일~28일'],
    ['month', '2026-01-02T12:00', '1월 1일~2일', '12월 1일~2일'],
  ])('%s at %s: %s against %s', (period, now, days, before) => {
    const found = periodAt(period, at(now))
    expect([daysText(found.days), daysText(found.before)]).toEqual([days, before])
  })

  test('what came before never reaches into it', () => {
    for (const period of homePeriods)
      for (let day = 0; day < 400; day++) {
        const { days, before } = periodAt(
          period,
          new Date(at('2027-12-31T12:00').getTime() + day * 86_400_000),
        )
        expect(before.until).toBeLessThan(days.from)
        expect(before.from).toBeLessThanOrEqual(before.until)
      }
  })

  test('a span ends where the next day begins', () => {
    const { days } = periodAt('week', at('2026-11-18T10:24'))
    expect(spanOf(days)).toEqual({ from: at('2026-11-11T00:00'), until: at('2026-11-18T00:00') })
  })
})
