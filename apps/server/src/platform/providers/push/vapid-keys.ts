import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { brokenFile, keptText } from '../../crypto/kept-file.ts'

/** Browsers let ring only whoever signs with the key that they were shown. Points of P-256 in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const KEY_BYTES = 32

/** The keys of a machine that was given none. */
export function keptVapidKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'vapid.key')
  const privateKey = keptText(path, newPrivateKey).trim()
  const publicKey = publicKeyOf(privateKey)
  if (!publicKey) throw brokenFile(path)
  return { publicKey, privateKey }
}

/** Null for what is no private key. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== KEY_BYTES) return null
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(bytes)
    return curve.getPublicKey('base64url')
  } catch {
    return null
  }
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const key = curve.getPrivateKey()
  // Leading zeros are part of the key's form.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url')
}
