import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from '@coffeeattack/contract/call'
import type { Settings } from '../../settings.ts'
import { loopbackSpellings } from './origins.ts'

/** All our cookies are HttpOnly and SameSite=Strict. */
export type CookieName = 'console-refresh' | 'console-device' | 'partner-device'

type Origin = Pick<Settings, 'appOrigin' | 'production'>

/** Browsers accept `Secure` cookies from https and from localhost. */
const isTrusted = ({ appOrigin }: Origin) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(appOrigin)

/** The `__Host-` prefix makes browsers accept the cookie from this host only, over a secure connection. */
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

/** Our values are letters, digits, `_`, `-` and dots; any other value was not set by us. */
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
 * Tokens come in the Authorization header, except the console's refresh token, which is a cookie. Browsers attach
 * cookies by themselves, so it counts only for requests of our own pages.
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

/** By the headers that browsers set. A client that sends neither is not a browser. */
function isOwnPage(headers: IncomingHttpHeaders, settings: Origin): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || loopbackSpellings(settings).includes(origin)
}
