import type { Secrets } from '../../crypto/secrets.ts'
import { isSameSecret } from '../../crypto/token-hash.ts'

/** What an address allows, all of it under the signature. */
export type Permission = { method: 'GET' | 'PUT'; key: string; expires: number; maxBytes: number }

export function signedQuery(permission: Permission, secrets: Secrets): string {
  const { expires, maxBytes } = permission
  return `expires=${expires}&max=${maxBytes}&signature=${signatureOf(permission, secrets)}`
}

/** Reads the query of an address back, or null when it was not made here, was changed, or is past its time. */
export function readPermission(
  { method, key, query }: { method: 'GET' | 'PUT'; key: string; query: Record<string, unknown> },
  now: Date,
  secrets: Secrets,
): Permission | null {
  const permission = { method, key, expires: Number(query['expires']), maxBytes: Number(query['max']) }
  const isOurs = isSameSecret(String(query['signature']), signatureOf(permission, secrets))
  return isOurs && permission.expires * 1000 > now.getTime() ? permission : null
}

function signatureOf({ method, key, expires, maxBytes }: Permission, secrets: Secrets): string {
  return secrets.mac('file-address', [method, key, expires, maxBytes].join('\n'))
}
