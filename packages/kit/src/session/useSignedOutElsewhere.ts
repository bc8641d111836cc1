import { useEffect, useEffectEvent } from 'react'

/**
 * All tabs share one login: when it ends in one of them, the others leave too. The same when a page comes back out of
 * the browser's memory (the back button) after its login has ended.
 */
export function useSignedOutElsewhere(isSignedIn: () => boolean, leave: () => void): void {
  const look = useEffectEvent(() => {
    if (!isSignedIn()) leave()
  })
  useEffect(() => {
    const seen = () => look()
    window.addEventListener('storage', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      window.removeEventListener('storage', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [])
}
