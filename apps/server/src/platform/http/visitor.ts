import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../crypto/secrets.ts'

/** Internal header: the visitor for whom a page that is being rendered makes a call. */
export const VISITOR = 'x-visitor'

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
