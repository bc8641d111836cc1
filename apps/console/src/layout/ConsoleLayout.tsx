import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { createPath, Navigate, useLocation } from 'react-router'
import { useLiveStream } from '../live/use-live-stream.ts'
import { leave } from '../sessions/leave.ts'
import { isSignedIn } from '../sessions/login.ts'
import { type Me, meQuery } from '../sessions/me.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { Rail } from './Rail.tsx'

type ConsoleLayoutProps = {
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The rail and the page beside it. */
export function ConsoleLayout({ preload }: ConsoleLayoutProps) {
  const here = useLocation()
  if (!isSignedIn()) return <Navigate to={consolePaths.signIn(createPath({ ...here, hash: '' }))} replace />
  return <SignedIn preload={preload} />
}

function SignedIn({ preload }: ConsoleLayoutProps) {
  useSignedOutElsewhere(isSignedIn, leave)
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
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-canvas lg:grid-cols-[208px_minmax(0,1fr)] lg:grid-rows-none print:block print:h-auto print:bg-transparent">
      <Rail me={me} preload={preload} />
      <div className="min-h-0 min-w-0 overflow-y-auto print:overflow-visible">
        <PageOutlet />
      </div>
    </div>
  )
}
