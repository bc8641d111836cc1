import type { Page } from '../page.ts'

/** Where people land after login when they came from nowhere in particular. */
const HOME: Page = '/my'

/** Where they go on to who have verified nothing yet. */
const VERIFY: Page = '/submit'

const MAX_LENGTH = 2000

/** Control characters, spaces of any kind and backslashes: browsers drop or bend them on the way to an address. */
// oxlint-disable-next-line no-control-regex
const BENT = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\u3000\ufeff\\]/

/** Pages that would only ask for the login again. */
const LOGIN_PAGES = /^\/(?:login|signin)(?:\/|$)/

/**
 * The path a person came from, if it is one of ours; anything that could lead to another site becomes `/my`.
 * A path is decoded as long as it changes, so that no layer of encoding hides what it is.
 */
export function safeReturnPath(from: string | null | undefined, fallback: string = HOME): string {
  return from && from.length <= MAX_LENGTH && isOwnPath(from) ? from : fallback
}

function isOwnPath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0]!
  if (BENT.test(text) || LOGIN_PAGES.test(path)) return false
  if (!path.startsWith('/') || path.includes('//')) return false
  const decoded = decodedOnce(path)
  return decoded !== null && (decoded === path || isOwnPath(decoded))
}

function decodedOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** After login a certified person goes home, or back to where the login was asked for; others go on to verify (AUTH-2). */
export function afterLogin({ certified, from }: { certified: boolean; from?: string | null }): string {
  return certified ? safeReturnPath(from, HOME) : VERIFY
}

/** The button of a result page: a certified person has a page of their own, others sign in first (OFR-8). */
export const afterResult = (certified: boolean): Page => (certified ? HOME : '/signin')

/** What a browser can hold about a person. */
export type Store = 'queries' | 'localStorage' | 'sessionStorage'

export type Exit = { readonly clears: readonly Store[]; readonly endsSession: boolean; readonly to: Page }

/** Every way out: what is cleared, whether the server is told, and where the person lands (AUTH-6 to AUTH-9). */
export const exits = {
  /** Session storage may hold name, phone and birthday of an unfinished sign-up: the next person at this device must not see them. */
  logout: { clears: ['queries', 'localStorage', 'sessionStorage'], endsSession: true, to: '/' },
  /** A tab that sees that another tab ended the login. */
  endedElsewhere: { clears: ['queries', 'localStorage', 'sessionStorage'], endsSession: false, to: '/' },
  /** The server ended every login with the account, so the tokens left in local storage are empty words; they go too. */
  accountDeleted: { clears: ['queries', 'sessionStorage', 'localStorage'], endsSession: false, to: '/' },
  loginExpired: { clears: ['queries', 'localStorage'], endsSession: false, to: '/' },
  partnerLoginExpired: { clears: ['queries', 'sessionStorage'], endsSession: false, to: '/partners/login' },
  flowLeft: { clears: ['localStorage'], endsSession: false, to: '/' },
} as const satisfies Record<string, Exit>
