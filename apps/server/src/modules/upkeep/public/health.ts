import { isIP } from 'node:net'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../platform/crypto/token-hash.ts'
import { isMigrated } from '../../../platform/db/known-migrations.ts'

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

type Readiness = 'ready' | 'stopping' | 'no-database' | 'not-migrated'

const PATIENCE_MS = 2000

/** A database that does not answer in time counts as absent: the asker has others to send requests to. */
export async function readiness({
  db,
  leaving,
  log,
  pause,
}: Pick<Deps, 'db' | 'leaving' | 'log' | 'pause'>): Promise<Readiness> {
  if (leaving.aborted) return 'stopping'
  try {
    const migrated = await Promise.race([isMigrated(db.pool), pause(PATIENCE_MS)])
    if (migrated === undefined) return 'no-database'
    return migrated ? 'ready' : 'not-migrated'
  } catch (err) {
    log.warn({ err }, '데이터베이스에 닿지 않아요.')
    return 'no-database'
  }
}

/** Figures for a collector: from this machine itself, or with the token. To everyone else the page does not exist. */
export function mountMetrics(app: FastifyInstance, deps: Deps): void {
  const { metrics, settings } = deps
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, settings.metricsToken))
      throw new Refusal('NOT_FOUND')
    metrics.ready((await readiness(deps)) === 'ready')
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
