import { replace } from 'react-router'
import { useLive } from '../live/use-live.ts'
import { loginFirst } from '../sessions/guard.ts'
import { tokens } from '../sessions/tokens.ts'
import { useSignedOutElsewhere } from '../sessions/use-signed-out-elsewhere.ts'
import type { Route } from './+types/SignedInLayout.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { SignedInFrame } from './SignedInFrame.tsx'

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
