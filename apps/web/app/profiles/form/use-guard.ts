import { notices } from '@coffeeattack/domain/errors/notices'
import { ask } from '@coffeeattack/ui/ask'
import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'

/** Something that would be lost: how to save it (false when that failed), how to let it go. */
export type Guard = { edited: boolean; save: () => Promise<boolean>; forget: () => void }

type Register = (guard: Guard | null) => void
const RegisterSubGuard = createContext<Register>(() => {})
export const SubGuardProvider = RegisterSubGuard.Provider

/**
 * Holds a person back who would lose edits (PRO-2): in the app they may save or leave, and the browser asks its own
 * question. The router knows one guard at a time, so the form's and an open sub-screen's stand together here.
 */
export function useGuards(form: Guard): Register {
  const sub = useRef<Guard | null>(null)
  const main = useRef(form)
  const asking = useRef(false)
  // The router's word: after a step back the address bar is ahead of it for a moment.
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
      // Older browsers show this sentence; the others say the same in words of their own.
      event.returnValue = notices.UNSAVED_CHANGES_ON_UNLOAD.title
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
  return useCallback((guard) => {
    sub.current = guard
  }, [])
}

/** For a sub-screen that saves by itself. Answers how to stop guarding, right before it closes. */
export function useSubGuard(guard: Guard): () => void {
  const register = use(RegisterSubGuard)
  const stopped = useRef(false)
  useEffect(() => {
    // The step back takes a moment, and what is closing may be drawn once more before it.
    register(stopped.current ? null : guard)
    return () => register(null)
  })
  return () => {
    stopped.current = true
    register(null)
  }
}

/** A sub-screen is lost by every step, the form only by leaving the page. */
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
