import { useSyncExternalStore } from 'react'
import { applicationState } from './kept-state.ts'

const never = () => () => {}

/** The number that the sign-up of this tab was given. The server knows none, so the first render agrees with it. */
export function useTypedPhone(): string {
  return useSyncExternalStore(
    never,
    () => applicationState.read().phone,
    () => '',
  )
}
