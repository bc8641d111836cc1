import { expect, onTestFinished, test, vi } from 'vitest'
import { createClock } from './clock.ts'

test('time runs faster by the speed, in whole milliseconds', () => {
  let real = 1000
  const clock = createClock(() => real, 90.5)
  real += 3
  expect(clock.now()).toBe(1271)
})

test('an invalid speed is refused', () => {
  expect(() => createClock(Date.now, 0)).toThrow('above 0')
  expect(() => createClock(Date.now, Number.NaN)).toThrow('above 0')
  expect(() => createClock(Date.now, 1, 0)).toThrow('above 0')
})

test('[VER-15] an institution answers as slowly as a real one, or faster by its pace, whatever the clock’s speed', async () => {
  vi.useFakeTimers()
  for (const [pace, ms] of [
    [1, 2500],
    [1000, 2.5],
  ] as const) {
    const clock = createClock(Date.now, 1, pace)
    const asked = clock.now()
    await Promise.all([clock.moment(), vi.advanceTimersToNextTimerAsync()])
    expect(clock.now() - asked).toBe(Math.floor(ms))
  }
  vi.useRealTimers()
})

test('270 seconds pass in 30 ms at speed 9000, and a sleeper wakes then', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const began = Date.now()
  const sleeping = createClock(Date.now, 9000).sleep(270_000)
  await vi.advanceTimersToNextTimerAsync()
  await sleeping
  expect(Date.now() - began).toBe(30)
})

test('moving the clock ends only the sleeps that are due', async () => {
  const clock = createClock(() => 0)
  const woken: string[] = []
  const soon = clock.sleep(1000).then(() => woken.push('soon'))
  const late = clock.sleep(5000).then(() => woken.push('late'))
  clock.advance(999)
  await Promise.resolve()
  expect(woken).toEqual([])
  clock.advance(1)
  await soon
  expect(woken).toEqual(['soon'])
  clock.close()
  await late
  expect(woken).toEqual(['soon', 'late'])
})

test('a sleep can be aborted', async () => {
  const clock = createClock(() => 0)
  const stop = new AbortController()
  const sleeping = clock.sleep(1000, stop.signal)
  stop.abort()
  await expect(sleeping).resolves.toBeUndefined()
})
