import { describe, expect, test } from 'vitest'
import { meetingText } from './meeting-text.ko.ts'
import { metThen } from './meetings.ts'
import { slotProblem } from './times.ts'
import { freeStarts, type UsualHours, usualHoursProblems } from './usual-hours.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
/** A Monday. */
const now = seoul('2026-11-16T10:10:00')
const hours: UsualHours = { weekdays: [1, 3], from: 10 * 60, until: 12 * 60, minutes: 45, place: null }
const startsOf = (given: Partial<UsualHours>, meetings: { startsAt: Date; minutes: number }[] = []) =>
  freeStarts({ hours: { ...hours, ...given }, meetings, now })

describe('[TRUST-4] the usual hours of a recruiter', () => {
  test('are free on their days for two weeks, from an hour ahead, and each meeting ends within them', () => {
    expect(startsOf({}).map(meetingText)).toEqual([
      // 11:30 would end after noon, and 11:00 today is less than an hour away.
      '11월 18일 (수) 오전 10:00',
      '11월 18일 (수) 오전 10:30',
      '11월 18일 (수) 오전 11:00',
      '11월 23일 (월) 오전 10:00',
      '11월 23일 (월) 오전 10:30',
      '11월 23일 (월) 오전 11:00',
      '11월 25일 (수) 오전 10:00',
      '11월 25일 (수) 오전 10:30',
      '11월 25일 (수) 오전 11:00',
      '11월 30일 (월) 오전 10:00',
      '11월 30일 (월) 오전 10:30',
      '11월 30일 (월) 오전 11:00',
    ])
    expect(meetingText(startsOf({ minutes: 30 })[0]!)).toBe('11월 16일 (월) 오전 11:30')
  })

  test('leave out what the recruiter has fixed; every free time can be fixed', () => {
    const meeting = { startsAt: seoul('2026-11-18T10:40:00'), minutes: 30 }
    const all = startsOf({ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 7 * 60, until: 22 * 60 })
    const free = startsOf({ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 7 * 60, until: 22 * 60 }, [meeting])
    const gone = all.filter((at) => !free.some((each) => each.getTime() === at.getTime()))
    expect(gone.map(meetingText)).toEqual([
      '11월 18일 (수) 오전 10:00',
      '11월 18일 (수) 오전 10:30',
      '11월 18일 (수) 오전 11:00',
    ])
    for (const startsAt of free) {
      expect(slotProblem([{ startsAt, minutes: 45 }], now)).toBeNull()
      expect(metThen({ startsAt, minutes: 45 }, [meeting])).toEqual([])
    }
  })

  test.each([
    [{ weekdays: [] }, { weekdays: '요일을 하나 이상 골라 주세요.' }],
    [{ weekdays: [1, 1] }, { weekdays: '요일을 다시 골라 주세요.' }],
    [{ weekdays: [7] }, { weekdays: '요일을 다시 골라 주세요.' }],
    [{ minutes: 50 }, { minutes: '만나는 시간의 길이를 다시 골라 주세요.' }],
    [{ from: 6 * 60 + 30 }, { from: '시작 시간을 다시 골라 주세요.' }],
    [{ until: 22 * 60 + 30 }, { until: '끝나는 시간을 다시 골라 주세요.' }],
    [{ until: 10 * 60 + 30 }, { until: '한 번은 만날 수 있게 끝나는 시간을 늦춰 주세요.' }],
    [
      { place: { kind: 'LINK', text: 'http://a.example' } },
      { place: 'https://로 시작하는 링크를 입력해 주세요' },
    ],
    [{ place: { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } }, {}],
  ] as const)('%o is refused by field: %o', (given, problems) =>
    expect(usualHoursProblems({ ...hours, ...given })).toEqual(problems),
  )
})
