import { describe, expect, test } from 'vitest'
import { nextHeadcountAt, nextNight, quotaReturnsAt, retryAt, stateAfter, type TaxAnswer } from './checks.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-19T02:10:00')
const later = new Date(now.getTime() + 20 * 60_000)
const said = (state: TaxAnswer['state'], isUnitMerged = false) => ({ state, isUnitMerged })

describe('[FIRM-3] the state of a business', () => {
  test('a suspension counts when it is seen again after twenty minutes', () => {
    const first = stateAfter({ state: 'OPEN', doubtAt: null }, said('SUSPENDED'), now)
    expect(first).toEqual({ state: 'OPEN', doubtAt: now, changed: false })
    expect(stateAfter(first, said('SUSPENDED'), new Date(later.getTime() - 1))).toEqual(first)
    const second = stateAfter(first, said('SUSPENDED'), later)
    expect(second).toEqual({ state: 'SUSPENDED', doubtAt: null, changed: true })
    expect(stateAfter(second, said('SUSPENDED'), later).changed).toBe(false)
  })

  test('one good answer between two bad ones ends the doubt, and the return counts at once', () => {
    const doubted = { state: 'OPEN', doubtAt: now } as const
    expect(stateAfter(doubted, said('OPEN'), later)).toEqual({ state: 'OPEN', doubtAt: null, changed: false })
    for (const state of ['SUSPENDED', 'CLOSED'] as const)
      expect(stateAfter({ state, doubtAt: null }, said('OPEN'), now)).toMatchObject({
        state: 'OPEN',
        changed: true,
      })
  })

  test('an unknown number and a merged tax unit change nothing', () => {
    const open = { state: 'OPEN', doubtAt: now } as const
    for (const answer of [said('UNREGISTERED'), said('CLOSED', true)])
      expect(stateAfter(open, answer, later)).toEqual({ state: 'OPEN', doubtAt: null, changed: false })
  })
})

test('[FIRM-3] failures are tried again ever later, a used-up quota after midnight', () => {
  const minutes = (failures: number) => (retryAt(failures, now).getTime() - now.getTime()) / 60_000
  expect([1, 2, 3, 6, 30].map(minutes)).toEqual([30, 60, 120, 720, 720])
  expect(quotaReturnsAt(now)).toEqual(seoul('2026-11-20T00:10:00'))
  expect(nextNight(now)).toEqual(seoul('2026-11-20T02:00:00'))
  expect(nextNight(seoul('2026-11-19T00:10:00'))).toEqual(seoul('2026-11-19T02:00:00'))
})

test('[FIRM-5] the next headcount comes after the 15th', () => {
  expect(nextHeadcountAt(now)).toEqual(seoul('2026-12-16T02:00:00'))
  expect(nextHeadcountAt(seoul('2026-12-01T02:00:00'))).toEqual(seoul('2026-12-16T02:00:00'))
})
