import type { TokenStore } from '@coffeeattack/contract/client/refresh'

const ACCESS = 'console-token'
const REFRESH = 'console-refresh-token'

/** The console's login has names of its own: on one origin a person may be a candidate and an operator. */
export const tokens: TokenStore = {
  access: () => localStorage.getItem(ACCESS),
  refresh: () => localStorage.getItem(REFRESH),
  save({ accessToken, refreshToken }) {
    localStorage.setItem(ACCESS, accessToken)
    localStorage.setItem(REFRESH, refreshToken)
  },
  clear() {
    localStorage.removeItem(ACCESS)
    localStorage.removeItem(REFRESH)
  },
}

export const isSignedIn = (): boolean => tokens.access() !== null
