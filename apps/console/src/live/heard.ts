import type { ApiEvent } from '@coffeeattack/contract/client/typing'
import { useEffect, useEffectEvent } from 'react'

export type LiveEvent = ApiEvent<'GET /console/stream'>

const listeners = new Set<(event: LiveEvent) => void>()

/** Hands an event to whoever is on screen. */
export function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Hears the stream for as long as the component stands. */
export function useHeard(hear: (event: LiveEvent) => void): void {
  const latest = useEffectEvent(hear)
  useEffect(() => {
    const listener = (event: LiveEvent) => latest(event)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/**
 * Runs at once, then at most once per `ms`: a busy hour asks for the lists once a second, not once a message. Who stops
 * it loses what still waits, and begins anew.
 */
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
