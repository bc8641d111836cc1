import { createWriteStream } from 'node:fs'
import { link, mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@coffeeattack/domain/errors/refusal'

/** Streams bytes to their place. The file appears whole or not at all, and is never written twice. */
export async function receiveFile(bytes: Readable, path: string, maxBytes: number): Promise<void> {
  const draft = `${path}.part-${process.hrtime.bigint()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(upTo(maxBytes, bytes), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    await link(draft, path)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Refusal('CONFLICT') : error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Stops reading at the limit but leaves the stream open: closing it would cut the connection before the answer. */
async function* upTo(maxBytes: number, bytes: Readable): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    seen += (chunk as Buffer).length
    if (seen > maxBytes) throw new Refusal('FILE_TOO_LARGE')
    yield chunk as Buffer
  }
}
