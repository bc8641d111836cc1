import { type ApplicationState, readApplicationState } from './application-state.ts'
import { SESSION_KEYS } from './storage-keys.ts'
import {
  readVerificationState,
  type VerificationState,
  writeVerificationState,
} from './verification-state.ts'

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Kept<State> = {
  read(): State
  /** Writes the given fields over what is there. */
  change(fields: Partial<State>): State
  forget(): void
}

type Keeping<State> = { key: string; read: (text: string | null) => State; write: (state: State) => string }

export function keptIn<State>(
  storage: () => SessionStorage,
  { key, read, write }: Keeping<State>,
): Kept<State> {
  const current = () => read(storage().getItem(key))
  return {
    read: current,
    change(fields) {
      const state = { ...current(), ...fields }
      storage().setItem(key, write(state))
      return state
    },
    forget: () => storage().removeItem(key),
  }
}

const ofThisTab = () => window.sessionStorage

/** What a sign-up remembers until it is finished (AUTH-13). */
export const applicationState = keptIn<ApplicationState>(ofThisTab, {
  key: SESSION_KEYS.applicationState,
  read: readApplicationState,
  write: JSON.stringify,
})

/** The verification under way, between its form and its waiting page. */
export const verificationState = keptIn<VerificationState>(ofThisTab, {
  key: SESSION_KEYS.verificationState,
  read: readVerificationState,
  write: writeVerificationState,
})
