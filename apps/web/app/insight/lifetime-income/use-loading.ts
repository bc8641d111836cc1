import { POLL_MS, pollAfterMs } from '@coffeeattack/domain/insight/lifetime-run'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { addProgress } from './queries.ts'

/** Polls the load until it ends; each response brings the years since the one before. */
export function useLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return
    const leaving = new AbortController()
    void poll(leaving.signal)
    return () => leaving.abort()
  }, [loading])
}

async function poll(signal: AbortSignal): Promise<void> {
  let loadCount = 0
  while (!signal.aborted) {
    const progress = await ask(loadCount, signal)
    if (signal.aborted) return
    if (progress) {
      addProgress(progress)
      loadCount = progress.loadedYears.length
    }
    const waitMs = progress ? pollAfterMs(progress.status) : POLL_MS
    if (waitMs === null) return
    await pause(waitMs, signal)
  }
}

/** Null after a network failure: the next poll brings the same years. */
async function ask(loadCount: number, signal: AbortSignal) {
  try {
    return await api('GET /income/lifetime/verify/status', { query: { loadCount }, signal })
  } catch {
    return null
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      over()
    })
  })
}
