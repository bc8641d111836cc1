import { describe, expect, test } from 'vitest'
import { type Nudgeable, whyNotNudge } from './reminders.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

/** Delivered on the 16th in the evening; its last day is the 23rd. */
const offer: Nudgeable = {
  status: 'WAITING',
  expiredAt: seoul('2026-11-23T23:59:59.999'),
  deliverAt: seoul('2026-11-16T21:03:00'),
  readAt: null,
  nudgedAt: null,
  groupId: null,
  isMaster: false,
}

describe('[BIZ-13] an offer is told of once more', () => {
  test.each([
    ['2026-11-16T21:03:00', 'NUDGE_TOO_EARLY'],
    ['2026-11-17T23:59:59', 'NUDGE_TOO_EARLY'],
    ['2026-11-18T00:00:00', null],
    ['2026-11-23T23:59:59', null],
    ['2026-11-24T00:00:00', 'OFFER_EXPIRED'],
  ])('at %s: %s', (at, why) => {
    expect(whyNotNudge(offer, seoul(at))).toBe(why)
  })

  const now = seoul('2026-11-19T10:00:00')
  const before = seoul('2026-11-18T10:00:00')

  test.each<[string, Partial<Nudgeable>, string]>([
    ['once', { nudgedAt: before }, 'OFFER_NUDGED'],
    ['not what was read', { readAt: before }, 'OFFER_READ'],
    ['not what was refused', { status: 'REFUSED' }, 'OFFER_REFUSED'],
    ['not what was accepted', { status: 'MATCHED' }, 'OFFER_MATCHED'],
    ['not a part of a curation', { groupId: 'g', isMaster: true }, 'NOT_FOUND'],
    ['not what our agent sent', { isMaster: true }, 'NOT_FOUND'],
  ])('%s', (_, given, why) => {
    expect(whyNotNudge({ ...offer, ...given }, now)).toBe(why)
  })
})
