import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function watch(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
