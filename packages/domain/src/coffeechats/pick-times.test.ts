import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atKst, dayText, kstDay, timeText } from '../kst.ts'
import {
  choosableDays,
  fitting,
  isFree,
  isWorkingDay,
  partsOfDay,
  slots,
  startsOn,
  toggleStart,
} from './pick-times.ts'
import { slotProblem, TIMES } from './times.ts'

/** Friday, 13 November 2026, 14:10 in Seoul. */
const now = new Date('2026-11-13T05:10:00Z')
const today = kstDay(now)
const clock = (starts: readonly Date[]) => starts.map(timeText)

test('[TRUST-4] weekends are listed only on request', () => {
  const days = choosableDays(now, 30, false)
  expect(days.slice(0, 3).map(dayText)).toEqual(['11월 13일 (금)', '11월 16일 (월)', '11월 17일 (화)'])
  expect(days.every(isWorkingDay)).toBe(true)
  const all = choosableDays(now, 30, true)
  expect(all).toHaveLength(TIMES.daysAhead + 1)
  expect(all.slice(0, 2).map(dayText)).toEqual(['11월 13일 (금)', '11월 14일 (토)'])
})

test('[TRUST-4] a day without free times is not listed', () => {
  const late = new Date('2026-11-13T12:30:00Z') // 21:30: the last half hour has begun
  expect(choosableDays(late, 30, false)[0]).toBe(today + 3)
  expect(choosableDays(late, 30)[0]).toBe(today + 1)
})

test('[TRUST-4] times start on the half hour in Seoul, are grouped by part of the day, and end by 22:00', () => {
  const [morning, afternoon, evening] = partsOfDay(today, 60)
  expect(clock(morning!.starts)).toEqual([
    '07:00',
    '07:30',
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
  ])
  expect(clock(afternoon!.starts).at(0)).toBe('12:00')
  expect(clock(evening!.starts)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'])
})

test('[TRUST-4] today is open from the next half hour; a time that overlaps a chosen one is not free', () => {
  const [two, half, four] = [atKst(today, 14), atKst(today, 14, 30), atKst(today, 16)]
  expect([isFree(two, 30, [], now), isFree(half, 30, [], now)]).toEqual([false, true])
  expect(isFree(four, 30, [], now)).toBe(true)
  expect(isFree(four, 30, [four], now)).toBe(false)
  expect(isFree(atKst(today, 16, 30), 30, [four], now)).toBe(true)
  expect(isFree(atKst(today, 16, 30), 45, [four], now)).toBe(false)
})

test('[TRUST-4] a press chooses a time and a second one removes it; times are sorted', () => {
  const [four, five] = [atKst(today, 16), atKst(today, 17)]
  expect(toggleStart([five], four)).toEqual([four, five])
  expect(toggleStart([four, five], four)).toEqual([five])
})

test('[TRUST-4] a longer duration keeps the times that still fit', () => {
  const [four, halfPast, half, last] = [
    atKst(today, 16),
    atKst(today, 16, 30),
    atKst(today, 18),
    atKst(today, 21, 30),
  ]
  expect(fitting([four, halfPast, half, last], 60, now)).toEqual([four, half])
})

type Press = { at: Date; minutes: number }

/** As in the picker: first the duration, then a time that is free for it. */
function pressAll(presses: readonly Press[]) {
  return presses.reduce<{ chosen: Date[]; minutes: number }>(
    ({ chosen }, { at, minutes }) => {
      const kept = fitting(chosen, minutes, now)
      const shown = startsOn(kstDay(at), minutes).some((start) => start.getTime() === at.getTime())
      const pressable = shown && (kept.includes(at) || isFree(at, minutes, kept, now))
      const next = pressable ? toggleStart(kept, at) : kept
      return { chosen: next.length > TIMES.max ? kept : next, minutes }
    },
    { chosen: [], minutes: 30 },
  )
}

test('[TRUST-4] whatever is pressed, the picker’s times can be proposed', () => {
  const starts = choosableDays(now, 30, true).flatMap((day) => startsOn(day, 30))
  const press = fc.record({
    at: fc.constantFrom(...starts.slice(0, 60)),
    minutes: fc.constantFrom(30, 45, 60),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      const { chosen, minutes } = pressAll(presses)
      expect(chosen.length === 0 || slotProblem(slots(chosen, minutes), now) === null).toBe(true)
    }),
  )
})
