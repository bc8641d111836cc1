import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Names a stored file: an owner's folder and a name that cannot be guessed, as in `0198…/0198….pdf`. */
export type FileKey = string

export function isFileKey(text: string): text is FileKey {
  return /^[0-9a-z-]{1,64}\/[0-9a-z-]{1,64}\.(pdf|png|jpe?g)$/.test(text)
}

/** Bytes live outside the database; browsers send and fetch them by signed addresses that soon stop working. */
export type Files = {
  /** An address that takes one PUT of at most `maxBytes`. */
  uploadAddress(key: FileKey, limits: { maxBytes: number }): Promise<string>
  downloadAddress(key: FileKey): Promise<string>
  /** The size in bytes, or null when nothing was uploaded under this key. */
  size(key: FileKey): Promise<number | null>
  read(key: FileKey): Promise<Readable | null>
  remove(key: FileKey): Promise<void>
  /** A store that answers its addresses itself does so here, under `/api`. */
  mount?(app: FastifyInstance): void
}
