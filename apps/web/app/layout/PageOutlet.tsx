import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { PageSkeleton } from './PageSkeleton.tsx'

/** A wait shorter than this is not shown: the page simply appears. */
const UNSEEN_WAIT_MS = 300

/** The page in the column; its shapes while the code of the next one is still on its way. */
export function PageOutlet() {
  return useSlowNavigation() ? <PageSkeleton /> : <Outlet />
}

function useSlowNavigation(): boolean {
  const here = useLocation().pathname
  const leaving = (useNavigation().location?.pathname ?? here) !== here
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => setSlow(true), UNSEEN_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaving])
  return slow
}
