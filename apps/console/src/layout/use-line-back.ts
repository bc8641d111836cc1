import { streamIsLost } from '@coffeeattack/kit/live/signal'
import { useEffect, useEffectEvent } from 'react'

/** Runs when the line is back: the browser says so, or the live stream stands again. */
export function useLineBack(run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const hear = () => latest()
    window.addEventListener('online', hear)
    const stop = streamIsLost.listen(() => !streamIsLost.get() && hear())
    return () => {
      window.removeEventListener('online', hear)
      stop()
    }
  }, [])
}
