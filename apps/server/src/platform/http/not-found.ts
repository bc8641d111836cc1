import { splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'

const known = Object.keys(calls).map((key) => {
  const { method, path } = splitKey(key)
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return { method, pattern: new RegExp(`^${parts.join('/')}$`) }
})

/** An address of the API that leads nowhere, or one that leads somewhere by another method. */
export function answerUnknownCalls(api: FastifyInstance): void {
  api.all('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!.slice(api.prefix.length)
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // The router gives up on overlong ids, so the right method can end here too: such an id names nothing.
    if (allowed.length === 0 || allowed.some((method) => method === request.method))
      throw new Refusal('NOT_FOUND')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new Refusal('METHOD_NOT_ALLOWED')
  })
}
