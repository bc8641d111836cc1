import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/* The store of file contents. Owners and permissions are decided in `modules/files`. */

/** The key of a stored file: owner id and file id, as in `0198…/0198….pdf`. */
export type FileKey = string

export function isFileKey(text: string): text is FileKey {
  return /^[0-9a-z-]{1,64}\/[0-9a-z-]{1,64}\.(pdf|png|jpe?g)$/.test(text)
}

export const contentTypeOf = (key: FileKey): string =>
  key.endsWith('.pdf') ? 'application/pdf' : key.endsWith('.png') ? 'image/png' : 'image/jpeg'

/** Headers that make browsers save an uploaded file instead of opening it as a page of ours. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  return name ? `attachment; filename="${plain}"; filename*=UTF-8''${strictly(name)}` : 'attachment'
}

const strictly = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Hooks for stores whose upload addresses are served by us. */
export type Arrivals = {
  /** Throws when the content is not allowed. */
  check(key: FileKey, read: () => Promise<Buffer>): Promise<void>
  arrived(key: FileKey, size: number): Promise<void>
}

/** Browsers upload and download by signed, short-lived addresses. */
export type Files = {
  /** An address for a PUT of at most `maxBytes`, or of exactly `size` if the store can enforce it. */
  uploadAddress(key: FileKey, limits: { maxBytes: number; size?: number | undefined }): Promise<string>
  downloadAddress(key: FileKey, as?: { name: string }): Promise<string>
  /** The uploaded bytes, before they are checked; throws when they are larger. */
  uploaded(key: FileKey, maxBytes: number): Promise<Buffer | null>
  /** Stores checked bytes under their final key, which no upload address can write. */
  keep(key: FileKey, bytes: Buffer, as: { name: string }): Promise<void>
  /** The size in bytes, or null when there is no such file. */
  size(key: FileKey): Promise<number | null>
  read(key: FileKey): Promise<Readable | null>
  /** Deletes everything under this key, checked or not. */
  remove(key: FileKey): Promise<void>
  /** Throws when the store does not answer. */
  probe(): Promise<void>
  /** All keys. */
  keys(): AsyncGenerator<FileKey>
  /** Routes under `/api`, for a store whose addresses are served by us. */
  mount?(app: FastifyInstance, arrivals: Arrivals): void
}
