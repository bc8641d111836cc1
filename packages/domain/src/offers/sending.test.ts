import { describe, expect, test } from 'vitest'
import { SENDING, canUndo, deliverAt, whyNotSend } from './sending.ts'
import type { SendingState } from './sending.ts'

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
