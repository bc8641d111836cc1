import { exits } from '@coffeeattack/domain/sessions/destinations'
import { useEffect } from 'react'
import { replace } from 'react-router'
import { loginFirst } from '../sessions/guard.ts'
import { tokens } from '../sessions/tokens.ts'
import type { Route } from './+types/SignedInLayout.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { SignedInFrame } from './SignedInFrame.tsx'
import { takeExit } from '../sessions/take-exit.ts'

/**
 * All tabs share one login: when it ends in one of them, the others leave too. The same when a page comes back out of
 * the browser's memory (the back button) after its login has ended.
 */
function useSignedOutElsewhere(): void {
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

/** Keeps the one live stream of this tab open while a person's own pages are shown. Its code comes after the page. */
function useLive(): void {
  useEffect(() => {
    const left = new AbortController()
    void import('../live/live.ts').then(({ stayLive }) => stayLive(left.signal))
    return () => left.abort()
  }, [])
}

/** The token lives in the browser, so the browser keeps the door: before the first paint of a page, and at each step. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const login = loginFirst(new URL(request.url), tokens.access())
  if (login) throw replace(login)
  return null
}
clientLoader.hydrate = true as const

/** What the server sends while the browser looks for the token. */
export function HydrateFallback() {
  return (
    <SignedInFrame>
      <PageSkeleton />
    </SignedInFrame>
  )
}

export default function SignedInLayout() {
  useSignedOutElsewhere()
  useLive()
  return (
    <SignedInFrame>
      <PageOutlet />
    </SignedInFrame>
  )
}
