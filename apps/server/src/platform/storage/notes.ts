import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { receiveFile } from './receive-file.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket.ts'

/**
 * Short texts beside the uploaded files, outside the database, so that restoring a backup does not lose them. Notes are
 * never changed or deleted. Their names are hashes.
 */
export type Notes = {
  /** Durable when this returns. Does not change an existing note. */
  write(name: string, text: string): Promise<void>
  read(name: string): Promise<string | null>
  names(): AsyncGenerator<string>
}

const LONGEST = 1000

export function createLocalNotes(folder: string): Notes {
  const pathOf = (name: string) => join(folder, checked(name))

  async function read(name: string): Promise<string | null> {
    try {
      return await readFile(pathOf(name), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  return {
    read,
    async write(name, text) {
      if ((await read(name)) !== null) return
      const place = { path: pathOf(name), maxBytes: LONGEST, check: async () => {} }
      await receiveFile(Readable.from([Buffer.from(text)]), place).catch((error: unknown) => {
        // Another process has written the same note.
        if (!(error instanceof Refusal && error.situation === 'CONFLICT')) throw error
      })
    },
    async *names() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      yield* (await readdir(folder)).filter(isName)
    },
  }
}

export function createS3Notes(settings: S3Settings, folder: string): Notes {
  const { ask, addressOf, names } = createS3Bucket(settings)
  const address = (name: string) => addressOf(`${folder}/${checked(name)}`)
  return {
    async read(name) {
      return (await (await ask(address(name), { method: 'GET' }))?.text()) ?? null
    },
    async write(name, text) {
      const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }
      if (!(await ask(address(name), { method: 'PUT', body: text, headers })))
        throw new Error('file store has no such bucket')
    },
    async *names() {
      for await (const name of names(`${folder}/`)) yield name.slice(folder.length + 1)
    },
  }
}

const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

function checked(name: string): string {
  if (!isName(name)) throw new Error('not the name of a note')
  return name
}
