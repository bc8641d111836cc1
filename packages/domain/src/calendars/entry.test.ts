import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProposedTime } from '../coffeechats/schedule.ts'
import { DAY_MS } from '../kst.ts'
import { type ArrangedChat, CALENDAR, calendarEntry, sequenceOf } from './entry.ts'

const NOW = new Date('2026-11-16T10:00:00+09:00')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const days = (count: number) => count * 24 * 60

const empty: ArrangedChat = {
  id: 'chat',
  times: [],
  placeKind: null,
  placeSetAt: null,
  placeChanges: 0,
  cancelledAt: null,
  number: 2,
  details: null,
}
const fixed = (startsAt: Date, more: Partial<ProposedTime> = {}): ProposedTime => ({
  id: startsAt.toISOString(),
  startsAt,
  minutes: 30,
  proposedBy: 'company',
  confirmedAt: at(-60),
  withdrawnAt: null,
  ...more,
})

type Act = (chat: ArrangedChat, now: Date) => ArrangedChat

const takeBack: Act = (chat, now) => ({
  ...chat,
  times: chat.times.map((time) => ({ ...time, withdrawnAt: time.withdrawnAt ?? now })),
})

/** What the two sides may do, as the server does it to the rows. */
const acts: readonly Act[] = [
  takeBack,
  function fix(chat, now) {
    const next = fixed(new Date(now.getTime() + DAY_MS), { id: now.toISOString(), confirmedAt: now })
    return { ...chat, times: [...takeBack(chat, now).times, next] }
  },
  function place(chat, now) {
    return { ...chat, placeKind: 'LINK', placeSetAt: now, placeChanges: chat.placeChanges + 1 }
  },
  function cancel(chat, now) {
    return { ...takeBack(chat, now), cancelledAt: chat.cancelledAt ?? now }
  },
]

describe('[BIZ-17] a coffee chat in a calendar', () => {
  test('is there from its first fixed time on, with the way the two meet', () => {
    expect(calendarEntry(empty, NOW)).toBeNull()
    expect(calendarEntry({ ...empty, times: [fixed(at(60), { confirmedAt: null })] }, NOW)).toBeNull()
    const placed = { placeKind: 'ADDRESS', placeSetAt: at(-30), placeChanges: 1 } as const
    expect(calendarEntry({ ...empty, ...placed, times: [fixed(at(60))] }, NOW)).toEqual({
      coffeechatId: 'chat',
      sequence: 2,
      changedAt: at(-30),
      slot: { startsAt: at(60), minutes: 30 },
      isCancelled: false,
      placeKind: 'ADDRESS',
      number: 2,
      details: null,
    })
  })

  test('a time that was taken back stands as cancelled until the next is fixed', () => {
    const gone = fixed(at(days(1)), { withdrawnAt: at(-5) })
    expect(calendarEntry({ ...empty, placeKind: 'LINK', times: [gone] }, NOW)).toMatchObject({
      isCancelled: true,
      placeKind: null,
      changedAt: at(-5),
    })
    const next = fixed(at(days(2)), { confirmedAt: at(-1) })
    expect(calendarEntry({ ...empty, times: [gone, next] }, NOW)).toMatchObject({
      isCancelled: false,
      slot: { startsAt: at(days(2)) },
      sequence: 3,
    })
  })

  test('details name whom and where, and a cancelled one has no place any more', () => {
    const details = { title: '달그락 커피챗', place: { kind: 'ADDRESS', text: '연무장길 7' } } as const
    const chat = { ...empty, details, times: [fixed(at(60))] }
    expect(calendarEntry(chat, NOW)?.details).toEqual(details)
    expect(calendarEntry({ ...chat, cancelledAt: at(-1) }, NOW)?.details).toEqual({ ...details, place: null })
  })

  test('a meeting that was stays, whatever became of the coffee chat afterwards', () => {
    const met = fixed(at(-days(2)), { confirmedAt: at(-days(5)), withdrawnAt: at(-days(1)) })
    expect(calendarEntry({ ...empty, times: [met], cancelledAt: at(-5) }, NOW)?.isCancelled).toBe(false)
  })

  test('what was called off goes after 90 days, what is over after a year', () => {
    const cancelledAt = at(-days(CALENDAR.cancelledDays))
    const off = { ...empty, times: [fixed(at(days(1)), { withdrawnAt: cancelledAt })], cancelledAt }
    expect(calendarEntry(off, NOW)).toBeNull()
    expect(calendarEntry(off, at(-1))).toMatchObject({ isCancelled: true })
    const over = { ...empty, times: [fixed(at(-days(CALENDAR.overDays) - 30))] }
    expect(calendarEntry(over, NOW)).toBeNull()
    expect(calendarEntry(over, at(-1))).toMatchObject({ isCancelled: false })
  })

  test('whatever the two do, each change that shows is a higher number and no earlier moment', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 12 }), (history) => {
        let chat = empty
        for (const [step, act] of history.entries()) {
          const now = at(step)
          const before = calendarEntry(chat, now)
          const next = act(chat, now)
          const after = calendarEntry(next, now)
          expect(sequenceOf(next)).toBeGreaterThanOrEqual(sequenceOf(chat))
          if (before && after && JSON.stringify(before) !== JSON.stringify(after)) {
            expect(after.sequence).toBeGreaterThan(before.sequence)
            expect(after.changedAt.getTime()).toBeGreaterThanOrEqual(before.changedAt.getTime())
          }
          chat = next
        }
      }),
    )
  })
})
