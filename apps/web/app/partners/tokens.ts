import type { TokenStore } from '@coffeeattack/contract/client/refresh'
import { PARTNER_KEYS } from '@coffeeattack/domain/sessions/storage'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A partner's login lives in session storage: it ends with its tab (PUB-8). */
export function partnerTokensIn(storage: () => Kept): TokenStore {
  return {
    access: () => storage().getItem(PARTNER_KEYS.accessToken),
    refresh: () => storage().getItem(PARTNER_KEYS.refreshToken),
    save({ accessToken, refreshToken }) {
      storage().setItem(PARTNER_KEYS.accessToken, accessToken)
      storage().setItem(PARTNER_KEYS.refreshToken, refreshToken)
    },
    clear() {
      storage().removeItem(PARTNER_KEYS.accessToken)
      storage().removeItem(PARTNER_KEYS.refreshToken)
    },
  }
}

export const partnerTokens = partnerTokensIn(() => window.sessionStorage)
