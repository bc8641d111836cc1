import { describe, expect, test } from 'vitest'
import { areTogether, canJoin, isTaken, isToday, metThen } from './meetings.ts'
import { todayText } from './meeting-text.ko.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const slot = (time: string, minutes = 30) => ({ startsAt: seoul(`2026-11-20T${time}`), minutes })

describe('[TRUST-4] meetings of one person', () => {
  test.each([
    ['15:00:00', 30, false],
    ['15:00:00', 60, false],
    ['15:00:00', 90, true],
    ['15:59:00', 30, true],
    ['16:00:00', 15, true],
    ['16:29:00', 30, true],
    ['16:30:00', 30, false],
  ])('one at %s of %i minutes overlaps with 16:00 to 16:30: %s', (at, minutes, together) => {
    expect(areTogether(slot(at, minutes), slot('16:00:00'))).toBe(together)
    expect(areTogether(slot('16:00:00'), slot(at, minutes))).toBe(together)
  })

  test('a proposed time is taken once its proposer has a meeting about which they were not asked', () => {
    const [known, later] = [
      { id: 'a', ...slot('16:00:00') },
      { id: 'b', ...slot('16:15:00') },
    ]
    const proposed = { ...slot('16:00:00'), agreedOverlaps: ['a'] }
    expect(metThen(proposed, [known, { id: 'c', ...slot('17:00:00') }])).toEqual([known])
    expect(isTaken(proposed, [known])).toBe(false)
    expect(isTaken(proposed, [known, later])).toBe(true)
    expect(isTaken({ ...proposed, agreedOverlaps: [] }, [known])).toBe(true)
  })
})

describe('[OFR-19] on the day of the meeting', () => {
  const meeting = slot('15:00:00')

  test.each([
    ['14:49:59', false],
    ['14:50:00', true],
    ['15:29:59', true],
    ['15:30:00', false],
  ])('at %s its call can be joined: %s', (at, can) =>
    expect(canJoin(meeting, seoul(`2026-11-20T${at}`))).toBe(can),
  )

  test('it is today from midnight in Seoul until it is over', () => {
    const at = (text: string) => isToday(meeting, seoul(text))
    expect(at('2026-11-19T23:59:59')).toBe(false)
    expect(at('2026-11-20T00:00:00')).toBe(true)
    expect(at('2026-11-20T15:29:59')).toBe(true)
    expect(at('2026-11-20T15:30:00')).toBe(false)
  })

  test.each([
    ['07:00:00', '오늘 오전 7시'],
    ['10:30:00', '오늘 오전 10시 30분'],
    ['11:00:00', '오늘 11시'],
    ['12:00:00', '오늘 12시'],
    ['15:00:00', '오늘 3시'],
    ['18:30:00', '오늘 6시 30분'],
    ['19:00:00', '오늘 저녁 7시'],
    ['21:30:00', '오늘 저녁 9시 30분'],
  ])('%s is said as %s', (at, text) => expect(todayText(slot(at).startsAt)).toBe(text))
})
