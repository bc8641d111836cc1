import { createWriteStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@coffeeattack/domain/errors/refusal'

type Target = {
  path: string
  maxBytes: number
  /** Checks the temporary file; throws when it is not allowed. */
  check: (draft: string) => Promise<void>
}

/** Streams bytes to a new file and returns their number. The file appears atomically and is never overwritten. */
export async function receiveFile(bytes: Readable, { path, maxBytes, check }: Target): Promise<number> {
  const folder = dirname(path)
  const draft = `${path}.part-${process.hrtime.bigint()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const written = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(upTo(maxBytes, bytes), written)
    await check(draft)
    await link(draft, path)
    await settleFolder(folder)
    return written.bytesWritten
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Refusal('CONFLICT') : error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Syncs the folder, so that the file's name is durable too. */
async function settleFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Stops reading at the limit and leaves the stream open: closing it would break the connection before the answer. */
async function* upTo(maxBytes: number, bytes: Readable): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    seen += (chunk as Buffer).length
    if (seen > maxBytes) throw new Refusal('FILE_TOO_LARGE')
    yield chunk as Buffer
  }
}
