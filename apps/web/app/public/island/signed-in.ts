import { LOCAL_KEYS } from '@coffeeattack/domain/sessions/storage'

/**
 * The head has said whether somebody is signed in, and the styles show that way in. It may change while the page is
 * open, in another tab, or while the page waits in the browser's memory for the way back.
 */
export function keepSignedIn() {
  const look = () => document.documentElement.toggleAttribute('data-signed-in', isSignedIn())
  addEventListener('storage', look)
  addEventListener('pageshow', look)
}

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEYS.accessToken) !== null
  } catch {
    return false
  }
}
