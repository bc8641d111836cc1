import { constants, createReadStream } from 'node:fs'
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
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

/** Files in the data folder, for a single machine. Uploads are checked before they are stored. */
export function createLocalFiles({ folder, clock, secrets }: Options): Files {
  function pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(folder, key)
  }

  function addressOf(method: 'GET' | 'PUT', key: string, more: { maxBytes?: number; name?: string }): string {
    const expires = Math.floor(clock().getTime() / 1000) + ADDRESS_SECONDS
    const permission = { method, key, expires, maxBytes: more.maxBytes ?? 0, name: more.name ?? '' }
    // Relative, so that it works under every name of this origin.
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
    // An upload is stored under its final key already.
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
    async probe() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
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

/** Empty while the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
