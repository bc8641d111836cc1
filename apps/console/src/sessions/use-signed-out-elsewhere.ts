import { useEffect } from 'react'
import { leave } from './leave.ts'
import { isSignedIn } from './login.ts'

/** All tabs share one login: when it ends in one of them, the others leave too, and pages out of the browser's memory. */
export function useSignedOutElsewhere(): void {
  useEffect(() => {
    const leaveWithoutLogin = () => {
      if (!isSignedIn()) leave()
    }
    window.addEventListener('storage', leaveWithoutLogin)
    window.addEventListener('pageshow', leaveWithoutLogin)
    return () => {
      window.removeEventListener('storage', leaveWithoutLogin)
      window.removeEventListener('pageshow', leaveWithoutLogin)
    }
  }, [])
}
