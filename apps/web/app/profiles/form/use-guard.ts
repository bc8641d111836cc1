import { notices } from '@coffeeattack/domain/errors/notices'
import { ask } from '@coffeeattack/ui/ask'
import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'

/** Edits that would be lost: how to save them (false when that failed) and how to discard them. */
export type Guard = { edited: boolean; save: () => Promise<boolean>; forget: () => void }

type Register = (guard: Guard | null) => void
const RegisterSubGuard = createContext<Register>(() => {})
export const SubGuardProvider = RegisterSubGuard.Provider

/**
 * Asks before edits are lost (PRO-2): inside the app the person may save or leave, and on unload the browser asks.
 * The router allows one blocker at a time, so the form's guard and an open sub-screen's are both handled here.
 */
export function useGuards(form: Guard): Register {
  const sub = useRef<Guard | null>(null)
  const main = useRef(form)
  const asking = useRef(false)
  // The router's location, because after going back the address bar is ahead of it for a moment.
  const here = useLocation().pathname
  useEffect(() => {
    main.current = form
  })
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      atStake(sub.current, main.current, here.pathname !== there.pathname).length > 0,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const leavesPage = blocker.location.pathname !== here
    const decide = async () => {
      const mayGo = await settle(atStake(sub.current, main.current, leavesPage))
      asking.current = false
      if (mayGo) blocker.proceed()
      else blocker.reset()
    }
    void decide()
  }, [blocker, here])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (atStake(sub.current, main.current, true).length === 0) return
      event.preventDefault()
      // Older browsers show this sentence, others one of their own.
      event.returnValue = notices.UNSAVED_CHANGES_ON_UNLOAD.title
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
  return useCallback((guard) => {
    sub.current = guard
  }, [])
}

/** For a sub-screen that saves by itself. Returns a function that ends the guard right before it closes. */
export function useSubGuard(guard: Guard): () => void {
  const register = use(RegisterSubGuard)
  const stopped = useRef(false)
  useEffect(() => {
    // Going back takes a moment, in which the closing screen may render once more.
    register(stopped.current ? null : guard)
    return () => register(null)
  })
  return () => {
    stopped.current = true
    register(null)
  }
}

/** Any navigation loses a sub-screen's edits; only leaving the page loses the form's. */
function atStake(sub: Guard | null, form: Guard, leavesPage: boolean): Guard[] {
  return [sub, leavesPage ? form : null].filter((guard): guard is Guard => guard?.edited === true)
}

async function settle(guards: readonly Guard[]): Promise<boolean> {
  for (const guard of guards) {
    const { title, body, button, other } = notices.UNSAVED_CHANGES
    const answer = await ask({ title, description: body, confirm: button, cancel: other.button })
    if (answer === 'dismiss') return false
    if (answer === 'cancel') guard.forget()
    else if (!(await guard.save())) return false
  }
  return true
}
