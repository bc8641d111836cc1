import { isIP } from 'node:net'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '../crypto/token-hash.ts'
import type { Metrics } from '../observing/metrics.ts'
import type { Settings } from '../../settings.ts'

/** Figures for a collector: from this machine itself, or with the token. To everyone else the page does not exist. */
export function mountMetrics(app: FastifyInstance, metrics: Metrics, settings: Settings): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, settings.metricsToken))
      throw new Refusal('NOT_FOUND')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

/** A proxy on this machine makes every visitor look local, so a forwarded request never is. */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']) return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
}
