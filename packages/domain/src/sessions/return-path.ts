/** Where people land after login when they came from nowhere in particular. */
export const HOME = '/my'

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
