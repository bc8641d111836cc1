import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Secrets } from '../crypto/secrets.ts'
import { type Files, isFileKey } from './files.ts'
import { mountLocalFiles } from './local-routes.ts'
import { receiveFile } from './receive-file.ts'
import { signedQuery } from './signed-address.ts'

export const ADDRESS_SECONDS = 10 * 60

type Options = { folder: string; clock: () => Date; secrets: Secrets }

/** Files in the data folder, for one machine. An upload is looked at before it takes its place, so all here were. */
export function createLocalFiles({ folder, clock, secrets }: Options): Files {
  function pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(folder, key)
  }

  function addressOf(method: 'GET' | 'PUT', key: string, more: { maxBytes?: number; name?: string }): string {
    const expires = Math.floor(clock().getTime() / 1000) + ADDRESS_SECONDS
    const permission = { method, key, expires, maxBytes: more.maxBytes ?? 0, name: more.name ?? '' }
    // Of this origin, by whichever of its names the browser came.
    return `/api/files/${key}?${signedQuery(permission, secrets)}`
  }

  return {
    uploadAddress: async (key, { maxBytes }) => addressOf('PUT', key, { maxBytes }),
    downloadAddress: async (key, as) => addressOf('GET', key, { name: as?.name ?? '' }),
    async uploaded(key, maxBytes) {
      const path = pathOf(key)
      const size = await sizeOf(path)
      if (size !== null && size > maxBytes) throw new Refusal('FILE_TOO_LARGE')
      return size === null ? null : readFile(path)
    },
    // What came to an upload address is in its place already.
    async keep(key, bytes) {
      const path = pathOf(key)
      if ((await sizeOf(path)) !== null) return
      await receiveFile(Readable.from([bytes]), { path, maxBytes: bytes.length, check: async () => {} })
    },
    size: (key) => sizeOf(pathOf(key)),
    async read(key) {
      const path = pathOf(key)
      return (await sizeOf(path)) === null ? null : createReadStream(path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const owner of await namesIn(folder))
        for (const name of await namesIn(join(folder, owner)))
          if (isFileKey(`${owner}/${name}`)) yield `${owner}/${name}`
    },
    mount: (app, arrivals) => mountLocalFiles(app, { pathOf, clock, secrets, arrivals }),
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** None where there is no such folder yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
