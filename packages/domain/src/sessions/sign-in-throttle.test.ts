import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterWrongTry,
  countedBy,
  takenBack,
  waitSeconds,
  type CountedBy,
  type Tries,
} from './sign-in-throttle.ts'

const NOW = new Date('2026-11-10T03:00:00Z')
const later = (seconds: number, from = NOW) => new Date(from.getTime() + seconds * 1000)

/** So many wrong tries, each as soon as it may be made; the waits after each. */
function waits(count: number, by: CountedBy): number[] {
  let [tries, now]: [Tries | null, Date] = [null, NOW]
  return Array.from({ length: count }, () => {
    tries = afterWrongTry(tries, by, now)
    const wait = waitSeconds(tries, now)
    now = later(wait, now)
    return wait
  })
}

describe('[SAFE-3] whoever guesses waits', () => {
  test.each(['address', 'device'] as const)('by %s: from the fifth wrong one on, longer and longer', (by) => {
    expect(waits(13, by)).toEqual([0, 0, 0, 0, 10, 30, 60, 120, 300, 600, 900, 900, 900])
  })

  test('by account: many people mistype in many places, so only from the hundredth on', () => {
    const all = waits(108, 'account')
    expect(new Set(all.slice(0, 99))).toEqual(new Set([0]))
    expect(all.slice(99)).toEqual([10, 30, 60, 120, 300, 600, 900, 900, 900])
  })

  test('to the millisecond', () => {
    const tries: Tries = { failed: 5, lastFailedAt: NOW, blockedUntil: later(10) }
    expect(waitSeconds(tries, later(9.999))).toBe(1)
    expect(waitSeconds(tries, later(10))).toBe(0)
  })

  test('nobody has to wait who never was wrong', () => expect(waitSeconds(null, NOW)).toBe(0))

  test('after a day of peace the count begins anew', () => {
    const tries: Tries = { failed: 9, lastFailedAt: NOW, blockedUntil: null }
    expect(afterWrongTry(tries, 'address', later(24 * 3600 - 0.001)).failed).toBe(10)
    expect(afterWrongTry(tries, 'address', later(24 * 3600))).toMatchObject({ failed: 1, blockedUntil: null })
  })

  test('a right one is taken back: it neither counts nor makes anybody wait', () => {
    const before: Tries = { failed: 7, lastFailedAt: NOW, blockedUntil: null }
    const after = takenBack(afterWrongTry(before, 'address', later(60)))
    expect(after).toEqual({ failed: 7, lastFailedAt: later(60), blockedUntil: null })
    expect(takenBack(afterWrongTry(null, 'address', NOW))).toBeNull()
  })

  test('however tries and pauses follow each other, a day lets no more than a hundred guesses through', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 1200 }), { minLength: 300, maxLength: 300 })
    fc.assert(
      fc.property(fc.constantFrom(...countedBy.filter((by) => by !== 'account')), pauses, (by, given) => {
        let [tries, now, looked]: [Tries | null, Date, number] = [null, NOW, 0]
        for (const pause of given) {
          now = later(pause, now)
          if (now >= later(24 * 3600)) break
          if (waitSeconds(tries, now) > 0) continue
          tries = afterWrongTry(tries, by, now)
          looked += 1
        }
        // Ten until the longest wait, then four an hour.
        expect(looked).toBeLessThanOrEqual(10 + 24 * 4 + 1)
      }),
    )
  })

  test('a longer row of wrong ones never waits less', () => {
    const row = fc.record({ by: fc.constantFrom(...countedBy), failed: fc.integer({ min: 1, max: 300 }) })
    fc.assert(
      fc.property(row, ({ by, failed }) => {
        const waitAfter = (count: number) =>
          waitSeconds(afterWrongTry({ failed: count, lastFailedAt: NOW, blockedUntil: null }, by, NOW), NOW)
        expect(waitAfter(failed + 1)).toBeGreaterThanOrEqual(waitAfter(failed))
      }),
    )
  })
})
