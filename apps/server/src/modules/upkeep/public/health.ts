import { isIP } from 'node:net'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../platform/crypto/token-hash.ts'
import { type Readiness, readiness, shareReadiness } from './readiness.ts'

/** Health, readiness and metrics for operations; not part of the product's API. */
export function mountHealth(app: FastifyInstance, deps: Deps, version: string): void {
  const isReady = shareReadiness(() => readiness(deps), deps)
  healthRoutes(app, { deps, version, isReady })
  mountMetrics(app, deps, isReady)
}

type Asked = { deps: Deps; version: string; isReady: () => Promise<Readiness> }

function healthRoutes(app: FastifyInstance, { deps, version, isReady }: Asked): void {
  const startedAt = deps.clock().getTime()

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version, uptimeSeconds: Math.floor((deps.clock().getTime() - startedAt) / 1000) }
  })

  app.get('/ready', async (_request, reply) => {
    const state = await isReady()
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state })
  })
}

/** Metrics for a collector on this machine or with the token; 404 for everyone else. */
function mountMetrics(app: FastifyInstance, deps: Deps, isReady: Asked['isReady']): void {
  const { metrics, settings } = deps
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, settings.metricsToken))
      throw new Refusal('NOT_FOUND')
    metrics.ready((await isReady()) === 'ready')
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
