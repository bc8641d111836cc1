import { describe, expect, test } from 'vitest'
import { isWaiting, type PaidState, roundDue } from './invitation.ts'

const noon = (day: string) => new Date(`${day}T03:00:00Z`)

describe('[KEEP-7] when a person is asked', () => {
  test.each([
    ['2026-11-17', null],
    ['2026-11-18', 3],
    ['2027-01-16', 3],
    ['2027-01-17', null],
    ['2027-09-17', null],
    ['2027-09-18', 13],
    ['2027-11-17', null],
  ])('who began on 18 August 2026: on %s round %s', (day, round) => {
    expect(roundDue('2026-08-18', noon(day))).toBe(round)
  })

  test('a shorter month asks on its last day', () => {
    expect(roundDue('2026-11-30', noon('2027-02-27'))).toBeNull()
    expect(roundDue('2026-11-30', noon('2027-02-28'))).toBe(3)
  })

  test('an invitation waits sixty days, and only while nobody answered it', () => {
    const invited = (state: PaidState, day: string) =>
      isWaiting({ state, invitedAt: noon('2026-11-18') }, noon(day))
    expect(invited('INVITED', '2027-01-16')).toBe(true)
    expect(invited('INVITED', '2027-01-17')).toBe(false)
    for (const state of ['DECLINED', 'DONE', 'DELETED'] as const)
      expect(invited(state, '2026-11-19')).toBe(false)
  })
})
