import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs `done` after `ms` of unpaused time. */
export function useCountdown(ms: number, paused: boolean, done: () => void): void {
  const left = useRef(ms)
  const finish = useEffectEvent(done)
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(finish, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}
