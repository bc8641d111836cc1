import type { EventInput } from '@coffeeattack/contract/client'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lost, refusal } from '../testing/failures.ts'
import { FOLLOW, follow, type Following, waitBefore } from './follow.ts'

type Event = { id: string | null }
/** What a connection does: sends an event, falls silent, breaks off, or is refused. */
type Step = number | 'silent' | 'cut' | 'refused'

/** A server whose connections follow the given scripts; after the last one the test ends. */
function setUp(connections: readonly Step[][]) {
  const over = new AbortController()
  const asked: (string | undefined)[] = []
  const heard: (string | null)[] = []
  const waited: number[] = []
  const pauses = new Set<() => void>()
  async function* open({ signal, lastEventId, onAlive }: EventInput): AsyncGenerator<Event> {
    asked.push(lastEventId)
    const steps = connections[asked.length - 1]
    if (!steps) return over.abort()
    for (const step of steps) {
      if (step === 'refused') throw refusal('UNAUTHORIZED')
      if (step === 'cut') throw lost()
      onAlive?.()
      if (step === 'silent') {
        await new Promise<void>((ended) => signal.addEventListener('abort', () => ended()))
        return
      }
      yield { id: String(step) }
    }
  }
  const it: Following<Event> = {
    open,
    onEvent: ({ id }) => heard.push(id),
    onStanding: vi.fn<() => void>(),
    onLost: vi.fn<() => void>(),
    ready: async () => {},
    wait: async (ms) => void waited.push(ms),
    onPause(pause) {
      pauses.add(pause)
      return () => pauses.delete(pause)
    },
    random: () => 1,
    signal: over.signal,
  }
  return { it, asked, heard, waited, pause: () => pauses.forEach((pause) => pause()), over }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[MSG-1] a stream that breaks off is reopened after the last event seen', async () => {
  const { it, asked, heard } = setUp([[1, 2, 'cut'], ['cut'], [3], [4]])
  await follow(it)
  expect(heard).toEqual(['1', '2', '3', '4'])
  expect(asked).toEqual([undefined, '2', '2', '3', '4'])
  expect(it.onStanding).toHaveBeenCalledTimes(3)
})

test('each failure waits longer, and a stable connection resets the wait', async () => {
  const { it, waited } = setUp([['cut'], ['cut'], ['cut'], [1, 'cut'], ['cut']])
  await follow(it)
  expect(waited).toEqual([1_000, 2_000, 4_000, 1_000, 2_000])
})

test('waits double up to half a minute and are spread over their upper half', () => {
  expect([0, 1, 4, 5, 60].map((failures) => waitBefore(failures, 1))).toEqual([
    1_000, 2_000, 16_000, 30_000, 30_000,
  ])
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const most = waitBefore(failures, 1)
      expect(waitBefore(failures, random)).toBeGreaterThanOrEqual(most / 2)
      expect(waitBefore(failures, random)).toBeLessThanOrEqual(most)
    }),
  )
})

test('a connection that is silent for three heartbeats is closed and reopened', async () => {
  const { it, asked } = setUp([[1, 'silent']])
  const following = follow(it)
  await vi.advanceTimersByTimeAsync(FOLLOW.silenceMs - 1)
  expect(asked).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(1)
  await following
  expect(asked).toEqual([undefined, '1'])
})

test('a pause closes the connection; the next one resumes where it was', async () => {
  const { it, asked, pause } = setUp([[7, 'silent']])
  const following = follow(it)
  await vi.advanceTimersByTimeAsync(10)
  pause()
  await following
  expect(asked).toEqual([undefined, '7'])
})

test('[AUTH-8] an expired login ends the stream', async () => {
  const { it, asked, waited } = setUp([[1, 'cut'], ['refused'], [2]])
  await follow(it)
  expect(asked).toEqual([undefined, '1'])
  expect(waited).toEqual([1_000])
})

test('the caller may stop at any moment', async () => {
  const { it, over, asked } = setUp([['silent']])
  const following = follow(it)
  await vi.advanceTimersByTimeAsync(10)
  over.abort()
  await following
  expect(asked).toHaveLength(1)
  expect(it.onLost).not.toHaveBeenCalled()
})
