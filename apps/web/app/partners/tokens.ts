import { tokensIn } from '@coffeeattack/kit/session/tokens'
import { PARTNER_KEYS } from '../sessions/storage-keys.ts'

/** A partner's login lives in session storage: it ends with its tab (PUB-8). */
export const partnerTokens = tokensIn(() => window.sessionStorage, PARTNER_KEYS)
