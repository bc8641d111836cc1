import { createHash, hkdfSync } from 'node:crypto'

export const KEY_BYTES = 32

/** Derives a key for each purpose from the master key, so that a leaked one does not affect the others. */
export function deriveKey(master: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, new Uint8Array(), `coffeeattack:${purpose}`, KEY_BYTES))
}

/** The id stored with each sealed value, to find its key after a key change. */
export function keyIdOf(master: Uint8Array): string {
  return createHash('sha256').update(deriveKey(master, 'key-id')).digest('hex').slice(0, 8)
}

/** Parses a master key: 64 hex digits, or base64 of 32 bytes. */
export function parseMasterKey(text: string): Buffer | null {
  const trimmed = text.trim()
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return null
  const bytes = Buffer.from(trimmed, 'base64')
  return bytes.length === KEY_BYTES ? bytes : null
}
