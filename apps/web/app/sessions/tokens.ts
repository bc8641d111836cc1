import { tokensIn } from '@coffeeattack/kit/session/tokens'
import { LOCAL_KEYS } from './storage-keys.ts'

/** The login in local storage, shared by all tabs (AUTH-3). */
export const tokens = tokensIn(() => window.localStorage, LOCAL_KEYS)
