import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Secrets } from '../crypto/secrets.ts'
import { type Arrivals, contentTypeOf, dispositionOf, isFileKey } from './files.ts'
import { receiveFile } from './receive-file.ts'
import { type Permission, readPermission } from './signed-address.ts'

type Tools = { pathOf: (key: string) => string; clock: () => Date; secrets: Secrets; arrivals: Arrivals }

/** Uploads and downloads of local files. The address's signature is the only permission. */
export function mountLocalFiles(app: FastifyInstance, { pathOf, clock, secrets, arrivals }: Tools): void {
  function permitted(method: Permission['method'], request: FastifyRequest): Permission {
    const key = (request.params as Record<string, string>)['*'] ?? ''
    const query = request.query as Record<string, unknown>
    const permission = isFileKey(key) ? readPermission({ method, key, query }, clock(), secrets) : null
    if (!permission) throw new Refusal('NOT_FOUND')
    return permission
  }

  app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    files.put('/files/*', { config: { slowBody: true } }, async (request, reply) => {
      const { key, maxBytes } = permitted('PUT', request)
      // The rest of a refused body is not read, so the connection cannot be reused.
      reply.header('connection', 'close')
      if (Number(request.headers['content-length']) > maxBytes) throw new Refusal('FILE_TOO_LARGE')
      const size = await receiveFile((request.body as Readable | undefined) ?? Readable.from([]), {
        path: pathOf(key),
        maxBytes,
        check: (draft) => arrivals.check(key, () => readFile(draft)),
      })
      await arrivals.arrived(key, size)
      return reply.removeHeader('connection').code(204).send()
    })

    files.get('/files/*', async (request, reply) => {
      const { key, name } = permitted('GET', request)
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      if (!found) throw new Refusal('NOT_FOUND')
      return reply
        .header('content-type', contentTypeOf(key))
        .header('content-length', found.size)
        .header('content-disposition', dispositionOf(name))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, no-store')
        .send(createReadStream(path))
    })
  })
}
