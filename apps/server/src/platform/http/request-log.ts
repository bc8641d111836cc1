import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../observing/metrics.ts'

/** One line per answer, with the route's pattern in place of the address: ids and queries are about people. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.called({ method, route, status, ms })
    // A refusal has had its line, with its situation, from the error handler.
    if (status < 400) request.log.info({ method, route, status, ms: Math.round(ms) }, 'answered')
    done()
  })
}

/** The pattern a request matched. Addresses that matched none share one name. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)')
}
