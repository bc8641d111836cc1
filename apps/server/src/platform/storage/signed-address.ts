import type { Secrets } from '../crypto/secrets.ts'

/** The permission that an address carries, all of it signed. */
export type Permission = {
  method: 'GET' | 'PUT'
  key: string
  expires: number
  maxBytes: number
  /** File name of a download. */
  name: string
}

export function signedQuery(permission: Permission, secrets: Secrets): string {
  const { expires, maxBytes, name } = permission
  const signature = secrets.mac('file-address', signedText(permission))
  return new URLSearchParams({
    expires: String(expires),
    max: String(maxBytes),
    ...(name && { name }),
    signature,
  }).toString()
}

/** The permission in an address's query; null when the signature is wrong or it has expired. */
export function readPermission(
  { method, key, query }: { method: 'GET' | 'PUT'; key: string; query: Record<string, unknown> },
  now: Date,
  secrets: Secrets,
): Permission | null {
  const permission = {
    method,
    key,
    expires: Number(query['expires']),
    maxBytes: Number(query['max']),
    name: String(query['name'] ?? ''),
  }
  const isOurs = secrets.isMac(String(query['signature']), 'file-address', signedText(permission))
  return isOurs && permission.expires * 1000 > now.getTime() ? permission : null
}

const signedText = ({ method, key, expires, maxBytes, name }: Permission): string =>
  [method, key, expires, maxBytes, name].join('\n')
