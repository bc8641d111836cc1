import { exits } from '@coffeeattack/domain/sessions/destinations'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { useEffect } from 'react'
import { replace, useLocation } from 'react-router'
import { forgetEarlyCalls } from '../early/early-calls.ts'
import { loginFirst } from '../sessions/guard.ts'
import { takeExit } from '../sessions/take-exit.ts'
import { tokens } from '../sessions/tokens.ts'
import type { Route } from './+types/DoorLayout.ts'
import { HomeFrame } from './HomeShapes.tsx'
import { PageOutlet, PageSkeleton } from './Page.tsx'
import { tabRoot } from './TabBar.tsx'

/** Keeps this tab's event stream open while signed-in pages are shown. Its code is loaded after the page. */
function useLive(): void {
  useEffect(() => {
    const left = new AbortController()
    void import('../live/live.ts').then(({ stayLive }) => stayLive(left.signal))
    return () => left.abort()
  }, [])
}

/** The token is only in the browser, so the browser sends visitors without one to the login, on every navigation. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const login = loginFirst(new URL(request.url), tokens.access())
  if (login) throw replace(login)
  return null
}
clientLoader.hydrate = true as const

/** What the server renders: the browser has not looked for the token yet. */
export function HydrateFallback() {
  return tabRoot(useLocation().pathname) === 'home' ? <HomeFrame /> : <PageSkeleton />
}

const isSignedIn = () => tokens.access() !== null
const leave = () => takeExit(exits.endedElsewhere)

export default function DoorLayout() {
  useEffect(forgetEarlyCalls, [])
  useSignedOutElsewhere(isSignedIn, leave)
  useLive()
  return <PageOutlet />
}
