import { exits } from '@coffeeattack/domain/sessions/destinations'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { useEffect } from 'react'
import { replace, useLocation } from 'react-router'
import { forgetEarlyCalls } from '../api/early-calls.ts'
import { loginFirst } from '../sessions/guard.ts'
import { takeExit } from '../sessions/take-exit.ts'
import { tokens } from '../sessions/tokens.ts'
import type { Route } from './+types/DoorLayout.ts'
import { HomeFrame } from './HomeShapes.tsx'
import { PageOutlet, PageSkeleton } from './Page.tsx'
import { tabRoot } from './TabBar.tsx'

/** Keeps the one live stream of this tab open while a person's own pages are shown. Its code comes after the page. */
function useLive(): void {
  useEffect(() => {
    const left = new AbortController()
    void import('../live/live.ts').then(({ stayLive }) => stayLive(left.signal))
    return () => left.abort()
  }, [])
}

/**
 * What a page says of a person holds letters that the frame's file lacks. They come with the data, or the browser would set
 * every such word in all of the system's fonts first.
 */
function fetchLetters(): void {
  for (const face of document.fonts) if (face.family.includes('Coffee Attack')) face.load().catch(() => {})
}

/** The token lives in the browser, so the browser keeps the door: before the first paint of a page, and at each step. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const login = loginFirst(new URL(request.url), tokens.access())
  if (login) throw replace(login)
  fetchLetters()
  return null
}
clientLoader.hydrate = true as const

/** What the server sends while the browser looks for the token. */
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
