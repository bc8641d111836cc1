import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Secrets } from '../../crypto/secrets.ts'
import { isFileKey, type Files } from './files.ts'
import { mountLocalFiles } from './local-routes.ts'
import { signedQuery } from './signed-address.ts'

const ADDRESS_SECONDS = 10 * 60

type Options = { folder: string; origin: string; clock: () => Date; secrets: Secrets }

/** Files in the data folder, for one machine. */
export function createLocalFiles({ folder, origin, clock, secrets }: Options): Files {
  function pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(folder, key)
  }

  function addressOf(method: 'GET' | 'PUT', key: string, maxBytes: number): string {
    const expires = Math.floor(clock().getTime() / 1000) + ADDRESS_SECONDS
    return `${origin}/api/files/${key}?${signedQuery({ method, key, expires, maxBytes }, secrets)}`
  }

  return {
    uploadAddress: async (key, { maxBytes }) => addressOf('PUT', key, maxBytes),
    downloadAddress: async (key) => addressOf('GET', key, 0),
    size: (key) => sizeOf(pathOf(key)),
    async read(key) {
      const path = pathOf(key)
      return (await sizeOf(path)) === null ? null : createReadStream(path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    mount: (app) => mountLocalFiles(app, { pathOf, clock, secrets }),
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
