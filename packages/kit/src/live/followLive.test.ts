import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HIDDEN_FOR_LONG_MS, presenceOf } from './followLive.ts'

function setUp() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  const navigator = { onLine: true }
  const pause = vi.fn<() => void>()
  return {
    presence: presenceOf({ document, window, navigator }),
    pause,
    signal: new AbortController(),
    hide: (hidden: boolean) => {
      document.visibilityState = hidden ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    connect: (online: boolean) => {
      navigator.onLine = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
  }
}

/** Whether the promise has resolved by now. */
async function hasCome(promise: Promise<void>): Promise<boolean> {
  let come = false
  void promise.then(() => (come = true))
  await vi.advanceTimersByTimeAsync(0)
  return come
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a visible page that is online is ready at once', async () => {
  const { presence, signal } = setUp()
  expect(await hasCome(presence.ready(signal.signal))).toBe(true)
})

test('an offline page is ready when the network is back', async () => {
  const { presence, signal, connect } = setUp()
  connect(false)
  const ready = presence.ready(signal.signal)
  expect(await hasCome(ready)).toBe(false)
  connect(true)
  expect(await hasCome(ready)).toBe(true)
})

test('a wait ends after its time, or as soon as the network is back', async () => {
  const { presence, signal, connect } = setUp()
  const long = presence.wait(30_000, signal.signal)
  const short = presence.wait(100, signal.signal)
  await vi.advanceTimersByTimeAsync(100)
  expect([await hasCome(long), await hasCome(short)]).toEqual([false, true])
  connect(false)
  connect(true)
  expect(await hasCome(long)).toBe(true)
})

test('going offline pauses the connection at once, a hidden tab after five minutes', async () => {
  const { presence, pause, hide, connect } = setUp()
  const stop = presence.onPause(pause)
  hide(true)
  await vi.advanceTimersByTimeAsync(HIDDEN_FOR_LONG_MS - 1)
  hide(false)
  await vi.advanceTimersByTimeAsync(HIDDEN_FOR_LONG_MS)
  expect(pause).not.toHaveBeenCalled()
  hide(true)
  await vi.advanceTimersByTimeAsync(HIDDEN_FOR_LONG_MS)
  expect(pause).toHaveBeenCalledOnce()
  connect(false)
  expect(pause).toHaveBeenCalledTimes(2)
  stop()
  connect(true)
  connect(false)
  expect(pause).toHaveBeenCalledTimes(2)
})

test('stopping ends every wait', async () => {
  const { presence, signal, connect } = setUp()
  connect(false)
  const ready = presence.ready(signal.signal)
  signal.abort()
  expect(await hasCome(ready)).toBe(true)
})
