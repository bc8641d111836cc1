import { useSyncExternalStore } from 'react'
import { tokens } from './tokens.ts'

/** The server knows no login, so the first render is a visitor's and the next one reads the token. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchOtherTabs,
    () => tokens.access() !== null,
    () => false,
  )
}

function watchOtherTabs(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
