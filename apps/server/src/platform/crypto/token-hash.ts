import { createHash, timingSafeEqual } from 'node:crypto'

/** Random tokens are stored as hashes, so that a leaked table signs nobody in. (Guessable codes need `secrets.mac`.) */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  )
}
