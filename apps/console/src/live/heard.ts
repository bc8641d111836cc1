import type { ApiEvent } from '@coffeeattack/contract/client/typing'
import { useEffect, useEffectEvent } from 'react'

export type LiveEvent = ApiEvent<'GET /console/stream'>

const listeners = new Set<(event: LiveEvent) => void>()

/** Passes an event to the mounted listeners. */
export function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Listens to the event stream while the component is mounted. */
export function useHeard(hear: (event: LiveEvent) => void): void {
  const latest = useEffectEvent(hear)
  useEffect(() => {
    const listener = (event: LiveEvent) => latest(event)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** Runs at once, then at most once per `ms`, so that a busy hour reloads the lists once a second. `stop` drops a waiting run. */
export function throttled(run: () => void, ms: number): { soon: () => void; stop: () => void } {
  let resting: ReturnType<typeof setTimeout> | null = null
  let again = false
  function soon() {
    again = resting !== null
    if (again) return
    resting = setTimeout(() => {
      resting = null
      if (again) soon()
    }, ms)
    run()
  }
  function stop() {
    if (resting !== null) clearTimeout(resting)
    resting = null
    again = false
  }
  return { soon, stop }
}
