import { describe, expect, test } from 'vitest'
import { confirm, meetingReminders, propose, slotProblem } from './times.ts'
import type { Schedule, Slot } from './times.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')
const slot = (at: string, minutes = 30): Slot => ({ startsAt: seoul(at), minutes })
const offered = [slot('2026-11-18T19:00:00'), slot('2026-11-20T16:00:00'), slot('2026-11-21T10:30:00')]

describe('[TRUST-4] proposed times', () => {
  test.each([
    [[], 'NONE'],
    [Array.from({ length: 6 }, (_, i) => slot(`2026-11-2${i}T16:00:00`)), 'TOO_MANY'],
    [[slot('2026-11-20T16:00:00', 40)], 'LENGTH'],
    [[slot('2026-11-20T16:03:00')], 'STEP'],
    [[slot('2026-11-20T16:00:01')], 'STEP'],
    [[slot('2026-11-15T12:00:00')], 'TOO_SOON'],
    [[slot('2026-11-15T12:05:00')], null],
    [[slot('2026-11-21T06:55:00')], 'HOURS'],
    [[slot('2026-11-21T07:00:00')], null],
    [[slot('2026-11-22T21:30:00')], null],
    [[slot('2026-11-22T21:35:00')], 'HOURS'],
    [[slot('2026-12-15T21:30:00')], null],
    [[slot('2026-12-16T07:00:00')], 'TOO_FAR'],
    [[slot('2026-11-20T16:00:00', 60), slot('2026-11-20T16:30:00')], 'OVERLAP'],
    [[slot('2026-11-20T16:30:00'), slot('2026-11-20T16:00:00')], null],
    [offered, null],
  ])('%#: %s', (slots, problem) => expect(slotProblem(slots, now)).toBe(problem))

  const proposed: Schedule = { kind: 'proposed', by: 'company', slots: offered }

  test('the company proposes, the candidate confirms one of the times', () => {
    expect(propose({ kind: 'open' }, 'company', offered, now)).toEqual({ ok: true, schedule: proposed })
    expect(confirm(proposed, 'candidate', offered[1]!.startsAt, now)).toEqual({
      ok: true,
      schedule: { kind: 'confirmed', slot: offered[1], move: null },
    })
  })

  test('nobody confirms a proposal of their own', () => {
    expect(confirm(proposed, 'company', offered[1]!.startsAt, now)).toEqual({
      ok: false,
      situation: 'FORBIDDEN',
    })
  })

  test('a time that was not proposed, or no longer is, can not be confirmed', () => {
    const other = seoul('2026-11-20T17:00:00')
    const changed = { ok: false, situation: 'COFFEECHAT_TIME_CHANGED' }
    expect(confirm(proposed, 'candidate', other, now)).toEqual(changed)
    expect(confirm({ kind: 'open' }, 'candidate', other, now)).toEqual(changed)
  })

  test('a time that has begun can not be confirmed', () => {
    const passed = { ok: false, situation: 'COFFEECHAT_TIME_PASSED' }
    expect(confirm(proposed, 'candidate', offered[0]!.startsAt, seoul('2026-11-18T19:00:00'))).toEqual(passed)
    expect(confirm(proposed, 'candidate', offered[0]!.startsAt, seoul('2026-11-18T18:59:59'))).toMatchObject({
      ok: true,
    })
  })

  const fixed: Schedule = { kind: 'confirmed', slot: offered[0]!, move: null }

  test('confirming twice changes nothing; another time than the fixed one is a conflict', () => {
    expect(confirm(fixed, 'candidate', offered[0]!.startsAt, now)).toEqual({ ok: true, schedule: fixed })
    expect(confirm(fixed, 'candidate', offered[1]!.startsAt, now)).toMatchObject({ ok: false })
  })

  test('a fixed time stands while a move is proposed, and goes when the other side agrees', () => {
    const later = [slot('2026-11-25T10:00:00')]
    const moving = propose(fixed, 'candidate', later, seoul('2026-11-18T18:59:59'))
    const waits: Schedule = { kind: 'confirmed', slot: offered[0]!, move: { by: 'candidate', slots: later } }
    expect(moving).toEqual({ ok: true, schedule: waits })
    const agree = (by: 'candidate' | 'company', at: string) =>
      confirm(waits, by, later[0]!.startsAt, seoul(at))
    expect(agree('candidate', '2026-11-18T18:59:59')).toEqual({ ok: false, situation: 'FORBIDDEN' })
    expect(agree('company', '2026-11-18T18:59:59')).toEqual({
      ok: true,
      schedule: { kind: 'confirmed', slot: later[0], move: null },
    })
    expect(agree('company', '2026-11-18T19:00:00')).toEqual({
      ok: false,
      situation: 'COFFEECHAT_TIME_PASSED',
    })
  })

  test('a fixed time can be moved until it begins, and not to itself', () => {
    expect(propose(fixed, 'candidate', [slot('2026-11-25T10:00:00')], seoul('2026-11-18T19:00:00'))).toEqual({
      ok: false,
      situation: 'COFFEECHAT_TIME_PASSED',
    })
    expect(slotProblem([offered[1]!, offered[0]!], now, offered[0])).toBe('SAME')
    expect(propose(fixed, 'company', [offered[0]!], now)).toEqual({ ok: false, situation: 'INVALID_INPUT' })
    expect(propose({ kind: 'open' }, 'company', [], now)).toEqual({ ok: false, situation: 'INVALID_INPUT' })
  })

  test('reminders a day and an hour before, never for the past', () => {
    const day = { type: 'COFFEECHAT', dueAt: seoul('2026-11-19T16:00:00') }
    const hour = { type: 'COFFEECHAT_SOON', dueAt: seoul('2026-11-20T15:00:00') }
    expect(meetingReminders(offered[1]!, now)).toEqual([day, hour])
    expect(meetingReminders(offered[1]!, seoul('2026-11-20T10:00:00'))).toEqual([hour])
    expect(meetingReminders(offered[1]!, seoul('2026-11-20T15:30:00'))).toEqual([])
  })
})
