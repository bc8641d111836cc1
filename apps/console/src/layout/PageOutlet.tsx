import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { ConsolePageSkeleton } from './ConsolePage.tsx'

/** A shorter wait is no wait: what was there stays. */
const QUIET_MS = 200

/** The page, or its shape while its code is on the way. What opens beside a list leaves the list where it is. */
export function PageOutlet() {
  const here = useLocation()
  const next = useNavigation().location
  const isAway = next !== undefined && partOf(next.pathname) !== partOf(here.pathname)
  return useLasting(isAway) ? <ConsolePageSkeleton /> : <Outlet />
}

const partOf = (pathname: string) => pathname.split('/', 2)[1]

function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), QUIET_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is])
  return is && lasts
}
