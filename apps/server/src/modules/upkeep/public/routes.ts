import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { readiness } from './readiness.ts'

/** For whoever runs the process: is it alive, and should it get requests. Neither is part of the product's calls. */
export function healthRoutes(app: FastifyInstance, deps: Deps, version: string): void {
  const startedAt = deps.clock().getTime()

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version, uptimeSeconds: Math.floor((deps.clock().getTime() - startedAt) / 1000) }
  })

  app.get('/ready', async (_request, reply) => {
    const state = await readiness(deps)
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state })
  })
}
