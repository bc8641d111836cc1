import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttled } from './heard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first runs at once, a burst once more after the interval, and the last is never lost', () => {
  const run = vi.fn<() => void>()
  const { soon } = throttled(run, 1_000)
  soon()
  expect(run).toHaveBeenCalledTimes(1)
  for (let call = 0; call < 50; call += 1) soon()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(2)
  soon()
  expect(run).toHaveBeenCalledTimes(3)
})

test('after stop a waiting run is dropped, and the next runs at once', () => {
  const run = vi.fn<() => void>()
  const { soon, stop } = throttled(run, 1_000)
  soon()
  soon()
  stop()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  soon()
  stop()
  soon()
  expect(run).toHaveBeenCalledTimes(3)
})
