import { useEffect } from 'react'

/** Keeps the one live stream of this tab open while a person's own pages are shown. Its code comes after the page. */
export function useLive(): void {
  useEffect(() => {
    const left = new AbortController()
    void import('./live.ts').then(({ stayLive }) => stayLive(left.signal))
    return () => left.abort()
  }, [])
}
