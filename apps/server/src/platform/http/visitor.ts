import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../crypto/secrets.ts'
import { VISITOR, type Visit } from './visit.ts'

/** The header's value: an address with a MAC. Only server code gets it, never a browser. */
export const visitorWord = (address: string, secrets: Secrets): string =>
  `${address} ${secrets.mac('visitor', address)}`

/**
 * The visitor's address. Calls made while rendering a page come from this machine: without the header all visitors would
 * share one rate limit, and one who opens many pages would lock out everybody.
 */
export function visitorAddress(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  secrets: Secrets,
): string {
  const word = headers[VISITOR]
  if (typeof word !== 'string') return ip
  const address = word.split(' ', 1)[0]!
  return isSame(word, visitorWord(address, secrets)) ? address : ip
}

function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const audiences = ['person', 'program', 'nobody'] as const
type Audience = (typeof audiences)[number]

/** What fetches links to draw them, or to index them. (CUBOT is a phone.) */
const DRAWS_LINKS =
  /(?<!cu)bot\b|crawler|spider|externalhit|kakaotalk-scrap|line-poker|whatsapp\/|daumoa|yeti\/|embedly|skypeuripreview/i

/**
 * To whom a page is shown, as far as that can be known: browsers name HTML when they ask, programs rarely do, and a HEAD or a messenger
 * that draws a link shows it to nobody.
 */
export function shownTo({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): Audience {
  if (method === 'HEAD' || DRAWS_LINKS.test(headers['user-agent'] ?? '')) return 'nobody'
  return headers.accept?.includes('text/html') ? 'person' : 'program'
}

/** For whom one of our own pages makes a call, as its two internal headers say; null for a call that comes from elsewhere. */
export function pageAudience(
  { visitor, shownTo: told }: Visit,
  secrets: Secrets,
): { audience: Audience; address: string } | null {
  const address = visitor.split(' ', 1)[0]!
  const audience = audiences.find((known) => known === told)
  return audience && isSame(visitor, visitorWord(address, secrets)) ? { audience, address } : null
}
