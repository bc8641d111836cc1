import { exits } from '@coffeeattack/domain/sessions/destinations'
import { useEffect } from 'react'
import { takeExit } from './take-exit.ts'
import { tokens } from './tokens.ts'

/**
 * All tabs share one login: when it ends in one of them, the others leave too. The same when a page comes back out of
 * the browser's memory (the back button) after its login has ended.
 */
export function useSignedOutElsewhere(): void {
  useEffect(() => {
    const leaveWithoutLogin = () => {
      if (!tokens.access()) takeExit(exits.loginExpired)
    }
    window.addEventListener('storage', leaveWithoutLogin)
    window.addEventListener('pageshow', leaveWithoutLogin)
    return () => {
      window.removeEventListener('storage', leaveWithoutLogin)
      window.removeEventListener('pageshow', leaveWithoutLogin)
    }
  }, [])
}
