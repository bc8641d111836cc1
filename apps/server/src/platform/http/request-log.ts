import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../observing/metrics.ts'

/** Asked by machines every few seconds: at info they would be most of the log. */
export const PROBES = new Set(['/api/health', '/api/ready', '/api/serving', '/api/metrics'])

/** One log line per answer, with the route pattern instead of the URL, because ids and queries are personal data. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.called({ method, route, status, ms })
    // The error handler has logged refusals.
    if (status < 400)
      request.log[PROBES.has(route) ? 'debug' : 'info'](
        { method, route, status, ms: Math.round(ms) },
        'answered',
      )
    done()
  })
}

/** The route pattern that the request matched, or `(none)`. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)')
}
