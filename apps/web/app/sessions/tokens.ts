import { tokensIn } from '@coffeeattack/kit/session/tokens'
import { LOCAL_KEYS } from './storage-keys.ts'

/** The login in local storage, which all tabs share (AUTH-3). */
export const tokens = tokensIn(() => window.localStorage, LOCAL_KEYS)
