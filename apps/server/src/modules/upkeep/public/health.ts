import { isIP } from 'node:net'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../platform/crypto/token-hash.ts'
import { createServing } from '../../../platform/db/readiness.ts'

/** Health, readiness and metrics for operations; not part of the product's API. */
export function mountHealth(app: FastifyInstance, deps: Deps, version: string): void {
  const startedAt = deps.clock().getTime()
  const serving = createServing(deps.readiness, deps)

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version, uptimeSeconds: Math.floor((deps.clock().getTime() - startedAt) / 1000) }
  })

  // For people and alerts: can everything be done?
  app.get('/ready', async (_request, reply) => {
    const state = await deps.readiness()
    return tell(reply, state, state === 'ready')
  })

  // For proxies: may requests be sent here?
  app.get('/serving', async (_request, reply) => {
    const state = await serving()
    return tell(reply, state, state === 'serving')
  })

  mountMetrics(app, deps)
}

const tell = (reply: FastifyReply, status: string, isWell: boolean) =>
  reply
    .code(isWell ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status })

/** Metrics for a collector on this machine or with the token; 404 for everyone else. */
function mountMetrics(app: FastifyInstance, { metrics, settings, readiness }: Deps): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, settings.metricsToken))
      throw new Refusal('NOT_FOUND')
    metrics.ready((await readiness()) === 'ready')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

/** Behind a proxy on this machine every visitor looks local, so a forwarded request never counts as local. */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']) return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
}
