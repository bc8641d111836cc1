import { createHash, hkdfSync } from 'node:crypto'

export const KEY_BYTES = 32

/** One master key, one derived key per purpose: leaking or replacing one does not touch the others. */
export function deriveKey(master: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, new Uint8Array(), `coffeeattack:${purpose}`, KEY_BYTES))
}

/** Names a master key beside what it sealed, so that it can be found again after a key change. */
export function keyIdOf(master: Uint8Array): string {
  return createHash('sha256').update(deriveKey(master, 'key-id')).digest('hex').slice(0, 8)
}

/** Reads a master key as written in a setting or a file: 64 hex digits, or base64 of 32 bytes. */
export function parseMasterKey(text: string): Buffer | null {
  const trimmed = text.trim()
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return null
  const bytes = Buffer.from(trimmed, 'base64')
  return bytes.length === KEY_BYTES ? bytes : null
}
