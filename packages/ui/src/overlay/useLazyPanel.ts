import { useEffect, useState } from 'react'

/**
 * Overlays are code of their own: fetched when the page is idle, mounted the first time they open.
 * Returns whether to mount.
 */
export function useLazyPanel(open: boolean, load: () => Promise<unknown>): boolean {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
  return wanted
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callback
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
