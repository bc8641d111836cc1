import type { CookieLogin } from '@coffeeattack/contract/client/refresh'

/** Says that somebody is signed in on this browser. It is no secret: what proves it is a cookie that no script reads. */
const SIGNED_IN = 'console-signed-in'

/** Says that the login was ended by hand, not by time: then nobody is led back to where they were. */
const SIGNED_OUT = 'console-signed-out'

let accessToken: string | null = null

/** The console's login: the access token in this tab's memory and nowhere else (SAFE-3). */
export const login: CookieLogin = {
  access: () => accessToken,
  save(token) {
    accessToken = token
    localStorage.setItem(SIGNED_IN, 'yes')
    localStorage.removeItem(SIGNED_OUT)
  },
  clear() {
    accessToken = null
    localStorage.removeItem(SIGNED_IN)
  },
}

export const noteSignedOut = (): void => localStorage.setItem(SIGNED_OUT, 'yes')

export const wasSignedOut = (): boolean => localStorage.getItem(SIGNED_OUT) !== null

export const isSignedIn = (): boolean => localStorage.getItem(SIGNED_IN) !== null

/** Where the login was kept before it had a cookie. */
const OLD_TOKENS = ['console-token', 'console-refresh-token']

export function dropOldTokens(storage: Pick<Storage, 'removeItem'>): void {
  for (const name of OLD_TOKENS) storage.removeItem(name)
}
