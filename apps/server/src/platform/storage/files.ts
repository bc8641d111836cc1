import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * The store of bytes. Which file stands in whose profile, and who may see it, is decided in `src/files`.
 */

/** Names a stored file: an owner's folder and the file's own id, as in `0198…/0198….pdf`. */
export type FileKey = string

export function isFileKey(text: string): text is FileKey {
  return /^[0-9a-z-]{1,64}\/[0-9a-z-]{1,64}\.(pdf|png|jpe?g)$/.test(text)
}

export const contentTypeOf = (key: FileKey): string =>
  key.endsWith('.pdf') ? 'application/pdf' : key.endsWith('.png') ? 'image/png' : 'image/jpeg'

/** What a browser is told about a file: an uploaded file is never a page of ours, it is saved and not opened. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  return name ? `attachment; filename="${plain}"; filename*=UTF-8''${strictly(name)}` : 'attachment'
}

const strictly = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** How an address outside the API takes part in the life of an upload. */
export type Arrivals = {
  /** Throws when these bytes may not stay. */
  check(key: FileKey, read: () => Promise<Buffer>): Promise<void>
  arrived(key: FileKey, size: number): Promise<void>
}

/** Bytes live outside the database; browsers send and fetch them by signed addresses that soon stop working. */
export type Files = {
  /** An address that takes a PUT of at most `maxBytes`, or of exactly `size` where the store can hold it to that. */
  uploadAddress(key: FileKey, limits: { maxBytes: number; size?: number | undefined }): Promise<string>
  downloadAddress(key: FileKey, as?: { name: string }): Promise<string>
  /** What was sent to the upload address and waits to be looked at; throws when it is larger. */
  uploaded(key: FileKey, maxBytes: number): Promise<Buffer | null>
  /** Puts bytes that were looked at in their place, which no upload address leads to. */
  keep(key: FileKey, bytes: Buffer, as: { name: string }): Promise<void>
  /** The size in bytes, or null when nothing is kept under this key. */
  size(key: FileKey): Promise<number | null>
  read(key: FileKey): Promise<Readable | null>
  /** Whatever there is under this key, looked at or not. */
  remove(key: FileKey): Promise<void>
  /** Every key under which there is something. */
  keys(): AsyncGenerator<FileKey>
  /** A store that answers its addresses itself does so here, under `/api`. */
  mount?(app: FastifyInstance, arrivals: Arrivals): void
}
