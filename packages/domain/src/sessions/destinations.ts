import type { Page } from '../page.ts'

/** The default page after login. */
const HOME: Page = '/my'

/** The page for people without any verification. */
const VERIFY: Page = '/submit'

const MAX_LENGTH = 2000

/** Control characters, whitespace and backslashes: browsers drop or convert them in URLs. */
// oxlint-disable-next-line no-control-regex
const BENT = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\u3000\ufeff\\]/

/** Pages that would ask for a login again. */
const LOGIN_PAGES = /^\/(?:login|signin)(?:\/|$)/

/**
 * The requested path if it is one of ours; anything that could lead to another site becomes `/my`. It is decoded until
 * it no longer changes, so that no encoding hides its meaning.
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

/** After login certified people go home or back to the requested page; others continue with the verification (AUTH-2). */
export function afterLogin({ certified, from }: { certified: boolean; from?: string | null }): string {
  return certified ? safeReturnPath(from, HOME) : VERIFY
}

/** The button of a result page: certified people have a page of their own, others sign in first (OFR-8). */
export const afterResult = (certified: boolean): Page => (certified ? HOME : '/signin')

/** The personal data in a browser. */
export type Store = 'queries' | 'localStorage' | 'sessionStorage'

export type Exit = { readonly clears: readonly Store[]; readonly endsSession: boolean; readonly to: Page }

/** Every kind of logout: what is cleared, whether the server is called, and the next page (AUTH-6 to AUTH-9). */
export const exits = {
  /**
   * Session storage may contain name, phone and birthday of an unfinished sign-up; the next person at the device must
   * not see them.
   */
  logout: { clears: ['queries', 'localStorage', 'sessionStorage'], endsSession: true, to: '/' },
  /** Another tab ended the login. */
  endedElsewhere: { clears: ['queries', 'localStorage', 'sessionStorage'], endsSession: false, to: '/' },
  /** The server ended every login with the account; the useless tokens in local storage are removed as well. */
  accountDeleted: { clears: ['queries', 'sessionStorage', 'localStorage'], endsSession: false, to: '/' },
  loginExpired: { clears: ['queries', 'localStorage'], endsSession: false, to: '/' },
  partnerLoginExpired: { clears: ['queries', 'sessionStorage'], endsSession: false, to: '/partners/login' },
  flowLeft: { clears: ['localStorage'], endsSession: false, to: '/' },
} as const satisfies Record<string, Exit>
