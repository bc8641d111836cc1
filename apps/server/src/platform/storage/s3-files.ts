import { Readable } from 'node:stream'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { contentTypeOf, dispositionOf, type Files, isFileKey } from './files.ts'
import { ADDRESS_SECONDS } from './local-files.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket.ts'

const INCOMING = 'incoming/'

/**
 * Files in an S3-compatible store. Browsers upload to `incoming/`, which only we read; the server stores checked bytes
 * under their final key, so using an upload address again changes nothing.
 */
export function createS3Files(settings: S3Settings, world: { clock: () => Date }): Files {
  const { aws, ask, addressOf, names, probe } = createS3Bucket(settings)

  const kept = (key: string) => addressOf(checked(key))
  const incoming = (key: string) => addressOf(INCOMING + checked(key))

  async function sizeOf(url: string): Promise<number | null> {
    const answer = await ask(url, { method: 'HEAD' })
    return answer && Number(answer.headers.get('content-length'))
  }

  async function presign(method: 'GET' | 'PUT', url: URL, headers: Record<string, string> = {}) {
    url.searchParams.set('X-Amz-Expires', String(ADDRESS_SECONDS))
    const datetime = world
      .clock()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, '')
    const signed = await aws.sign(url, {
      method,
      headers,
      aws: { signQuery: true, allHeaders: true, datetime },
    })
    return signed.url
  }

  return {
    uploadAddress: (key, { size }) =>
      presign('PUT', new URL(incoming(key)), {
        'content-type': contentTypeOf(key),
        ...(size !== undefined && { 'content-length': String(size) }),
      }),
    downloadAddress: (key) => presign('GET', new URL(kept(key))),
    async uploaded(key, maxBytes) {
      const size = await sizeOf(incoming(key))
      if (size === null) return null
      if (size > maxBytes) throw new Refusal('FILE_TOO_LARGE')
      const answer = await ask(incoming(key), { method: 'GET', headers: { range: `bytes=0-${maxBytes}` } })
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    async keep(key, bytes, { name }) {
      await ask(kept(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': contentTypeOf(key),
          'content-disposition': dispositionOf(name),
          'cache-control': 'private, no-store',
        },
      })
      await ask(incoming(key), { method: 'DELETE' })
    },
    size: (key) => sizeOf(kept(key)),
    async read(key) {
      const answer = await ask(kept(key), { method: 'GET' })
      return answer?.body ? Readable.fromWeb(answer.body) : null
    },
    async remove(key) {
      await ask(incoming(key), { method: 'DELETE' })
      await ask(kept(key), { method: 'DELETE' })
    },
    probe,
    async *keys() {
      for await (const name of names('')) {
        const key = name.replace(INCOMING, '')
        if (isFileKey(key)) yield key
      }
    },
  }
}

function checked(key: string): string {
  if (!isFileKey(key)) throw new Error('not a file key')
  return key
}
