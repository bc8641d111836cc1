import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('time runs faster by the speed, in whole milliseconds', () => {
  let real = 1000
  const clock = createClock(() => real, 90.5)
  real += 3
  expect(clock.now()).toBe(1271)
})

test('a speed that makes no sense is refused', () => {
  expect(() => createClock(Date.now, 0)).toThrow('above 0')
  expect(() => createClock(Date.now, Number.NaN)).toThrow('above 0')
})

test('270 seconds pass in 30 ms at speed 9000, and a sleeper wakes then', async () => {
  const began = Date.now()
  await createClock(Date.now, 9000).sleep(270_000)
  const took = Date.now() - began
  expect(took).toBeGreaterThanOrEqual(29)
  expect(took).toBeLessThan(2000)
})

test('moving the clock wakes those whose time has come, and no others', async () => {
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

test('a sleeper can be called away', async () => {
  const clock = createClock(() => 0)
  const stop = new AbortController()
  const sleeping = clock.sleep(1000, stop.signal)
  stop.abort()
  await expect(sleeping).resolves.toBeUndefined()
})
