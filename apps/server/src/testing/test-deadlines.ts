import { onTestFinished, vi } from 'vitest'

/** For the rest of the test nothing runs out by itself: the test says when, and reads how long it would have taken. */
export function holdDeadlines() {
  let end = new AbortController()
  const within: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    within.push(ms)
    return end.signal
  })
  function runOut(): void {
    end.abort()
    end = new AbortController()
  }
  onTestFinished(() => spy.mockRestore())
  return { within, runOut }
}
