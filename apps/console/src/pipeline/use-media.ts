import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (heard: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', heard)
      return () => media.removeEventListener('change', heard)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
