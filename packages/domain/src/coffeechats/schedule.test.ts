import { describe, expect, test } from 'vitest'
import {
  confirmedTime,
  hasBegun,
  scheduleOf,
  timesOnTable,
  type ProposedTime,
  coffeechatStatus,
} from './schedule.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')
const early = seoul('2026-11-14T09:00:00')

const time = (id: string, at: string, given: Partial<ProposedTime> = {}): ProposedTime => ({
  id,
  startsAt: seoul(at),
  minutes: 30,
  proposedBy: 'company',
  confirmedAt: null,
  withdrawnAt: null,
  ...given,
})
const later = time('b', '2026-11-20T16:00:00')
const sooner = time('a', '2026-11-18T19:00:00')
const passed = time('c', '2026-11-15T11:00:00')
const withdrawn = time('d', '2026-11-19T10:00:00', { withdrawnAt: early })
const fixed = { ...sooner, confirmedAt: early }

const statusOf = (times: readonly ProposedTime[], at = now, cancelledAt: Date | null = null) =>
  coffeechatStatus({ cancelledAt, schedule: scheduleOf(times) }, at)

describe('[TRUST-4] what stands of all the times that were named', () => {
  test('nothing, when all were withdrawn', () => {
    expect(scheduleOf([])).toEqual({ kind: 'open' })
    expect(scheduleOf([withdrawn])).toEqual({ kind: 'open' })
    expect(statusOf([withdrawn])).toBe('NEW')
  })

  test('the proposals that still lie ahead, soonest first', () => {
    expect(scheduleOf([later, sooner])).toMatchObject({ kind: 'proposed', by: 'company' })
    expect(timesOnTable([later, withdrawn, passed, sooner], now)).toEqual([sooner, later])
    expect(statusOf([later, passed])).toBe('PROPOSED')
    expect(statusOf([passed])).toBe('NEW')
  })

  test('a fixed time, and beside it the times to which it may move until it begins', () => {
    const times = [later, fixed]
    expect(scheduleOf([fixed])).toEqual({ kind: 'confirmed', slot: fixed, move: null })
    expect(scheduleOf(times)).toEqual({
      kind: 'confirmed',
      slot: fixed,
      move: { by: 'company', slots: [later] },
    })
    expect(timesOnTable(times, now)).toEqual([later])
    expect(timesOnTable(times, fixed.startsAt)).toEqual([])
    expect(statusOf(times)).toBe('CONFIRMED')
    expect(confirmedTime(times)).toBe(fixed)
    expect(confirmedTime([{ ...fixed, withdrawnAt: now }])).toBeNull()
  })

  test('a meeting has begun from its first moment, and is over after its minutes', () => {
    const moments = ['18:59:59', '19:00:00', '19:29:59', '19:30:00'].map((at) => seoul(`2026-11-18T${at}`))
    expect(moments.map((at) => hasBegun([fixed], at))).toEqual([false, true, true, true])
    expect(moments.map((at) => statusOf([fixed], at))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'DONE',
    ])
    expect(hasBegun([passed], now)).toBe(false)
  })

  test('a cancelled one is cancelled whatever was fixed', () => {
    expect(statusOf([fixed], now, early)).toBe('CANCELLED')
  })

  test('[PRO-14] a meeting that was over stays one that took place when its person leaves', () => {
    const [during, over] = ['19:29:59', '19:30:00'].map((at) => seoul(`2026-11-18T${at}`)) as [Date, Date]
    expect(statusOf([fixed], later.startsAt, during)).toBe('CANCELLED')
    expect(statusOf([fixed], later.startsAt, over)).toBe('DONE')
    expect(statusOf([{ ...fixed, withdrawnAt: over }], later.startsAt, over)).toBe('CANCELLED')
  })
})
