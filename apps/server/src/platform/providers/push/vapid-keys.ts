import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { brokenFile, keptText } from '../../crypto/kept-file.ts'

/** The VAPID key pair (P-256, base64url). A subscription only accepts messages signed with its key. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const KEY_BYTES = 32

/** The keys of an installation without configured ones. */
export function keptVapidKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'vapid.key')
  const privateKey = keptText(path, newPrivateKey).trim()
  const publicKey = publicKeyOf(privateKey)
  if (!publicKey) throw brokenFile(path)
  return { publicKey, privateKey }
}

/** Null for an invalid private key. */
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
  // Padded to its full length.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url')
}
