import type { TokenStore } from '@coffeeattack/contract/client/refresh'
import { LOCAL_KEYS } from '@coffeeattack/domain/sessions/storage'

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The login in local storage, which all tabs share (AUTH-3). It is looked up at each use: the server has none. */
export function tokensIn(storage: () => LocalStorage): TokenStore {
  return {
    access: () => storage().getItem(LOCAL_KEYS.accessToken),
    refresh: () => storage().getItem(LOCAL_KEYS.refreshToken),
    save({ accessToken, refreshToken }) {
      storage().setItem(LOCAL_KEYS.accessToken, accessToken)
      storage().setItem(LOCAL_KEYS.refreshToken, refreshToken)
    },
    clear() {
      storage().removeItem(LOCAL_KEYS.accessToken)
      storage().removeItem(LOCAL_KEYS.refreshToken)
    },
  }
}

export const tokens = tokensIn(() => window.localStorage)
