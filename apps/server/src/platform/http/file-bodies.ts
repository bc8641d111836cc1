import type { Call } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

type FileBody = NonNullable<Call['file']>

/** A route whose body is a file. It is held in memory, and what is too large is refused before it is. */
export function registerFileBodies(app: FastifyInstance, file: FileBody, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...file.types],
      async (request: FastifyRequest, payload: AsyncIterable<Buffer>) =>
        gather(request, payload, file.maxBytes),
    )
    // A phone sends ten megabytes in half a minute, a bad line takes longer.
    scope.route({ ...route, bodyLimit: file.maxBytes + 1, config: { slowBody: true } })
  })
}

async function gather(
  { headers }: FastifyRequest,
  payload: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refusal('VERIFY_TOO_LARGE')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload) {
    size += chunk.length
    if (size > maxBytes) throw new Refusal('VERIFY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
