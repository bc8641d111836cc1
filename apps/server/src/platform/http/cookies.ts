import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from '@coffeeattack/contract/call'
import type { Settings } from '../../settings.ts'
import { loopbackSpellings } from './origins.ts'

/** The cookies that we set. None can be read by a script, and none comes along from another site. */
export type CookieName = 'console-refresh' | 'console-device' | 'partner-device'

type Origin = Pick<Settings, 'appOrigin' | 'production'>

/** Browsers keep a secure cookie from an address they trust: https, and this very machine. */
const isTrusted = ({ appOrigin }: Origin) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(appOrigin)

/** With the prefix a browser takes it from this host alone, for every path of it, and over a secure connection only. */
const fullName = (name: CookieName, origin: Origin) => (isTrusted(origin) ? `__Host-${name}` : name)

export function setCookie(
  name: CookieName,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number },
  origin: Origin,
): string {
  const secure = isTrusted(origin) ? '; Secure' : ''
  return `${fullName(name, origin)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
}

export const clearCookie = (name: CookieName, origin: Origin): string =>
  setCookie(name, { value: '', maxAgeSeconds: 0 }, origin)

/** Ours are letters, digits, `_`, `-` and dots: what holds anything else was not set by us. */
export function readCookie(header: string, name: CookieName, origin: Origin): string | null {
  const wanted = `${fullName(name, origin)}=`
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted))
  const value = found?.slice(wanted.length) ?? ''
  return /^[\w.-]+$/.test(value) ? value : null
}

/**
 * Where a call's token stands: in the header, but the console's refresh token in its cookie. A cookie comes along by
 * itself, so it counts only when our own page made the call.
 */
export function authorizationOf(
  auth: Auth,
  headers: IncomingHttpHeaders,
  settings: Origin,
): string | undefined {
  if (auth !== 'operator-refresh') return headers.authorization
  const token = isOwnPage(headers, settings) && readCookie(headers.cookie ?? '', 'console-refresh', settings)
  return token ? `Bearer ${token}` : undefined
}

/** Browsers say so themselves. What says nothing is no browser, and has no cookie that it was not given. */
function isOwnPage(headers: IncomingHttpHeaders, settings: Origin): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || loopbackSpellings(settings).includes(origin)
}
