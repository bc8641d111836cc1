import { expect, test } from 'vitest'
import { providerStillWaits, waiting } from './waiting.ts'

const start = new Date('2026-11-15T03:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

test('[VER-4] the completion button opens after 3 seconds', () => {
  expect(waiting(start, after(0))).toMatchObject({ canPress: false, buttonFill: 0 })
  expect(waiting(start, after(1_500)).buttonFill).toBe(0.5)
  expect(waiting(start, after(2_999)).canPress).toBe(false)
  expect(waiting(start, after(3_000))).toMatchObject({ canPress: true, buttonFill: 1 })
})

test('[VER-4] the page ends by itself after 5 minutes', () => {
  expect(waiting(start, after(0)).leftText).toBe('5:00')
  expect(waiting(start, after(8_000)).leftText).toBe('4:52')
  expect(waiting(start, after(299_999))).toMatchObject({ over: false, canPress: true, leftText: '0:01' })
  expect(waiting(start, after(300_000))).toMatchObject({ over: true, canPress: false, leftText: '0:00' })
  expect(waiting(start, after(900_000))).toMatchObject({ over: true, leftMs: 0 })
})

test('[VER-4] a phone whose clock runs behind sees a full timer, not a longer one', () => {
  expect(waiting(start, after(-60_000))).toMatchObject({ leftMs: 300_000, canPress: false })
})

test('[VER-4] the provider gives up at 270 seconds, before the page does', () => {
  expect(providerStillWaits(start, after(270_000))).toBe(true)
  expect(providerStillWaits(start, after(270_001))).toBe(false)
})
