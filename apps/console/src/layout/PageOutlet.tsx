import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { isOpenTo, partOf } from './nav.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A shorter wait is no wait: what was there stays. */
const QUIET_MS = 200

/**
 * The page, or its shape while its code is on the way. What opens beside a list leaves the list where it is. What another
 * role has is not there, and asks the server for nothing.
 */
export function PageOutlet() {
  const { role } = useMe()
  const here = useLocation()
  const next = useNavigation().location
  const isAway = next !== undefined && partOf(next.pathname) !== partOf(here.pathname)
  if (useLasting(isAway)) return <ConsolePageSkeleton />
  return isOpenTo(role, here.pathname) ? <Outlet /> : <NotFoundPage />
}

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
