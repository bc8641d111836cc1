import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../crypto/secrets.ts'

/** A header between our own parts: for whose sake a page makes a call while it is rendered. */
export const VISITOR = 'x-visitor'

/** Handed to the pages' server code with each request. It is never sent to a browser. */
export const visitorWord = (address: string, secrets: Secrets): string =>
  `${address} ${secrets.mac('visitor', address)}`

/**
 * Whose request it is. Calls that render a page come from this very machine, and would all count as one visitor's, so
 * that one who asks for many pages would close them to everybody. The word tells whose they are, and only we can write it.
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
