import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { SENDING, deliverAt, fullPeriod, leftToday, whyNotSend } from './sending.ts'
import type { SendingState } from './sending.ts'
import { canUndo } from './testing/oracles.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')
const state = (more: Partial<SendingState> = {}): SendingState => ({
  sentToday: 0,
  sentThisMonth: 0,
  hasOpenOffer: false,
  lastRefusedAt: null,
  ...more,
})

describe('[TRUST-7] sending', () => {
  test.each([
    [state(), null],
    [state({ sentToday: 9, sentThisMonth: 49 }), null],
    [state({ sentToday: 10 }), 'OFFER_QUOTA_DAILY'],
    [state({ sentThisMonth: 50 }), 'OFFER_QUOTA_MONTHLY'],
    [state({ sentToday: 10, sentThisMonth: 50 }), 'OFFER_QUOTA_MONTHLY'],
    [state({ sentToday: 1, quota: { monthly: 5, daily: 1 } }), 'OFFER_QUOTA_DAILY'],
    [state({ hasOpenOffer: true, sentThisMonth: 50 }), 'OFFER_ALREADY_OPEN'],
    [state({ lastRefusedAt: seoul('2026-11-14T12:00:00') }), 'OFFER_COOLDOWN'],
  ])('%o: %s', (sending, situation) => expect(whyNotSend(sending, now)).toBe(situation))

  test('the cooldown after a refusal ends on a Seoul day', () => {
    const refused = state({ lastRefusedAt: seoul('2026-08-17T23:59:59.999') })
    expect(SENDING.cooldownDays).toBe(90)
    expect(whyNotSend(refused, seoul('2026-11-14T23:59:59.999'))).toBe('OFFER_COOLDOWN')
    expect(whyNotSend(refused, seoul('2026-11-15T00:00:00'))).toBeNull()
  })

  test('the candidate has it five minutes on', () => {
    expect(deliverAt(now)).toEqual(seoul('2026-11-15T12:05:00'))
  })
})

test('the truth about taking back: until the very moment of delivery', () => {
  expect(canUndo(now, seoul('2026-11-15T12:04:59.999'))).toBe(true)
  expect(canUndo(now, seoul('2026-11-15T12:05:00'))).toBe(false)
})

describe('[TRUST-7] what is left today', () => {
  const use = (month: [number, number], day: [number, number]) => ({
    month: { sent: month[0], limit: month[1] },
    day: { sent: day[0], limit: day[1] },
  })
  test.each([
    [use([12, 50], [3, 10]), 7, null],
    [use([48, 50], [3, 10]), 2, null],
    [use([50, 50], [8, 10]), 0, 'month'],
    [use([40, 50], [10, 10]), 0, 'day'],
    [use([50, 50], [10, 10]), 0, 'month'],
    // A contract may name a smaller number than was sent already.
    [use([50, 30], [8, 5]), 0, 'month'],
  ] as const)('%o: %d, full is %s', (used, left, full) => {
    expect(leftToday(used)).toBe(left)
    expect(fullPeriod(used)).toBe(full)
  })

  test('one can be sent exactly as long as something is left', () => {
    const few = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(few, few, few, few, (sentThisMonth, monthly, sentToday, daily) => {
        const used = use([sentThisMonth, monthly], [sentToday, daily])
        const may = whyNotSend(state({ sentThisMonth, sentToday, quota: { monthly, daily } }), now) === null
        expect(leftToday(used) > 0).toBe(may)
      }),
    )
  })
})
