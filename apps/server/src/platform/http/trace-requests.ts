import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Span, type Tracing, untraced } from '../observing/tracing.ts'
import { PROBES, routeOf } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Does nothing while no collector is configured. */
    span: Span
  }
}

const unseen = untraced.begin({ name: '' })

/** A span for each request, as a child of the caller's trace. The request's log lines carry the trace id. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return void app.decorateRequest('span', { getter: () => unseen })
  app.decorateRequest('span')
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request)
    // They would bury the other traces.
    if (PROBES.has(route)) {
      request.span = unseen
      return done()
    }
    const { method, headers } = request
    const span = tracing.begin({
      name: `${method} ${route}`,
      kind: 'server',
      facts: { 'http.request.method': method, 'http.route': route, request: request.id },
      parent: onlyOne(headers.traceparent),
    })
    request.span = span
    request.log = reply.log = request.log.child({ trace: span.traceId })
    // `close` also comes when the client disconnected before the answer.
    reply.raw.once('close', () => span.end({ 'http.response.status_code': reply.statusCode }))
    span.within(done)
  })
  // The body parser calls back outside of the span.
  app.addHook('preValidation', (request, _reply, done) => request.span.within(done))
}

const onlyOne = (value: IncomingHttpHeaders[string]) => (typeof value === 'string' ? value : undefined)

/** Proxies send a UUID or 32 hexadecimal digits. Other values could hold personal data. */
const REQUEST_ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

/** The request id that the proxy gave, so that its log lines and ours can be matched. */
export function givenRequestId({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const id = onlyOne(headers['x-request-id'])
  return id && REQUEST_ID.test(id) ? id : undefined
}
