import { paths } from '@coffeeattack/contract/pages'
import type { Going, Next } from '@coffeeattack/domain/errors/row'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { takeExit } from '../sessions/take-exit.ts'
import { tokens } from '../sessions/tokens.ts'

/** Runs the action of a failure's button, unless the screen was left before the press. */
export function useFollow(back: () => void): (next: Next) => void {
  const navigate = useNavigate()
  const gone = useHasLeft()
  return (next) => {
    if (gone.current) return
    if (next === 'back') back()
    else if (next === 'sign-in-again') takeExit(exits.loginExpired)
    else if (typeof next === 'object') {
      const to = destination(next, tokens.access() !== null)
      // The home page is a document of its own.
      if (to === paths.home()) window.location.replace(to)
      else void navigate(to, { replace: next.replace ?? false })
    }
  }
}

/** An earlier participation is verified by its phone on the login page (AUTH-10). */
export function destination({ go, signedIn }: Going, isSignedIn: boolean): string {
  const to = isSignedIn && signedIn ? signedIn : go
  return to === paths.login() ? paths.login(undefined, true) : to
}

/** True when the screen has been left: a finished call must not navigate then. */
export function useHasLeft(): RefObject<boolean> {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])
  return gone
}
