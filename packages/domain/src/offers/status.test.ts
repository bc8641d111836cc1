import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offerStatuses } from './offer.ts'
import { canAct, effectiveStatus, nextStatus, offerFlags, transitions, whyNot } from './status.ts'
import { actsOn } from './testing/oracles.ts'

const expiredAt = new Date('2026-11-15T14:59:59.999Z')
const lastMoment = new Date('2026-11-15T14:59:59.999Z')
const nextDay = new Date('2026-11-15T15:00:00.000Z')

const acts = ['accept', 'refuse', 'askAgent', 'expire'] as const

describe('[OFR-1] status', () => {
  test.each([
    ['accept', 'MATCHED'],
    ['refuse', 'REFUSED'],
    ['askAgent', 'AGENT'],
    ['expire', 'EXPIRED'],
  ] as const)('WAITING, %s leads to %s', (act, status) => {
    expect(nextStatus('WAITING', act)).toBe(status)
  })

  test('nothing can be done to any other status', () => {
    for (const status of offerStatuses.filter((status) => status !== 'WAITING')) {
      for (const act of acts) expect(nextStatus(status, act)).toBeNull()
    }
    expect(Object.keys(transitions).toSorted()).toEqual([...offerStatuses].toSorted())
  })

  test('whatever is done in whatever order, the first act decides', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { minLength: 1 }), (sequence) => {
        const end = sequence.reduce<(typeof offerStatuses)[number]>(
          (status, act) => nextStatus(status, act) ?? status,
          'WAITING',
        )
        expect(end).toBe(transitions.WAITING[sequence[0]!])
      }),
    )
  })

  test.each([
    ['MATCHED', 'OFFER_MATCHED'],
    ['REFUSED', 'OFFER_REFUSED'],
    ['AGENT', 'OFFER_WITH_AGENT'],
    ['EXPIRED', 'OFFER_EXPIRED'],
  ] as const)('an act on %s is answered %s', (status, situation) => {
    expect(whyNot({ status, expiredAt }, lastMoment)).toBe(situation)
  })
})

describe('[OFR-12] the clock expires an offer before the job does', () => {
  test('WAITING reads EXPIRED from the first moment of the next day', () => {
    const offer = { status: 'WAITING', expiredAt } as const
    expect(effectiveStatus(offer, lastMoment)).toBe('WAITING')
    expect(canAct(offer, lastMoment)).toBe(true)
    expect(whyNot(offer, lastMoment)).toBeNull()
    expect(effectiveStatus(offer, nextDay)).toBe('EXPIRED')
    expect(canAct(offer, nextDay)).toBe(false)
    expect(whyNot(offer, nextDay)).toBe('OFFER_EXPIRED')
  })

  test.each(['MATCHED', 'REFUSED', 'AGENT', 'EXPIRED'] as const)('%s stays as decided', (status) => {
    expect(effectiveStatus({ status, expiredAt }, nextDay)).toBe(status)
  })
})

test('the truth about who asks the agent: a curated group alone', () => {
  expect(actsOn.SUPER).not.toContain('askAgent')
  expect(actsOn.SUPER_CURATION).toContain('askAgent')
})

test('[OFR-9] list flags follow the status that readers see', () => {
  const none = { isSelected: false, isMatched: false, isExpired: false }
  expect(offerFlags({ status: 'WAITING', expiredAt }, lastMoment)).toEqual(none)
  expect(offerFlags({ status: 'WAITING', expiredAt }, nextDay)).toEqual({ ...none, isExpired: true })
  expect(offerFlags({ status: 'MATCHED', expiredAt }, nextDay)).toEqual({
    isSelected: true,
    isMatched: true,
    isExpired: false,
  })
  expect(offerFlags({ status: 'AGENT', expiredAt }, nextDay)).toEqual(none)
  expect(offerFlags({ status: 'REFUSED', expiredAt }, nextDay)).toEqual(none)
})
