import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readSentCode, type SentCode } from './sent-code.ts'

const never = () => () => {}

/** The server knows nothing of the browser's history, so the first render agrees with it and the next one looks. */
export function useSentCode(): SentCode | null {
  const { state } = useLocation()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? readSentCode(state) : null
}
