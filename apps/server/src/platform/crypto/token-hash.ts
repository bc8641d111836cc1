import { createHash, timingSafeEqual } from 'node:crypto'

/** Random tokens are kept as hashes: the table alone signs nobody in. (Guessable codes need `secrets.mac`.) */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares without telling by its duration how much of a guess was right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  )
}
