import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen has been left meanwhile: what was under way then must not move whoever is elsewhere. */
export function useGone(): RefObject<boolean> {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])
  return gone
}
