import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createPath, Navigate, useLocation } from 'react-router'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useLiveStream } from '../live/use-live-stream.ts'
import { NotificationToasts } from '../notifications/toasts/NotificationToasts.tsx'
import { leaveWithOthers } from '../sessions/leave.ts'
import { isSignedIn } from '../sessions/login.ts'
import { type Me, meQuery } from '../sessions/me.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { Rail } from './Rail.tsx'
import { TabBar } from './TabBar.tsx'

type ConsoleLayoutProps = {
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The rail and the page beside it; on a narrow screen the page and the bar under it. */
export function ConsoleLayout({ preload }: ConsoleLayoutProps) {
  const here = useLocation()
  if (!isSignedIn()) return <Navigate to={consolePaths.signIn(createPath(here))} replace />
  return <SignedIn preload={preload} />
}

function SignedIn({ preload }: ConsoleLayoutProps) {
  useSignedOutElsewhere(isSignedIn, leaveWithOthers)
  const me = useQuery(meQuery)
  return (
    <Loaded
      query={me}
      skeleton={<Spinner />}
      renderFrame={(inside) => <div className="grid h-dvh place-items-center bg-canvas">{inside}</div>}
    >
      {(known) => <Desk me={known} preload={preload} />}
    </Loaded>
  )
}

function Desk({ me, preload }: ConsoleLayoutProps & { me: Me }) {
  useLiveStream()
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] bg-canvas lg:grid-cols-[208px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] print:block print:h-auto print:bg-transparent">
      <Rail me={me} preload={preload} />
      <PageScroller>
        <PageOutlet />
      </PageScroller>
      <TabBar me={me} />
      <NotificationToasts />
    </div>
  )
}

/** What a page does not scroll in a part of its own. It holds whatever is only heard, which would widen the window otherwise. */
function PageScroller({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useKeptPlace('page', useLocation().pathname)}
      className="relative min-h-0 min-w-0 overflow-x-clip overflow-y-auto print:overflow-visible"
    >
      {children}
    </div>
  )
}
