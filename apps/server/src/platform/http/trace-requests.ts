import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Span, type Tracing, untraced } from '../observing/tracing.ts'
import { routeOf } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Stands for nothing while nobody collects traces. */
    span: Span
  }
}

/** Asked every few seconds by those who look after the process: their traces would bury the others. */
const UPKEEP = new Set(['/api/health', '/api/ready', '/api/metrics'])

const unseen = untraced.begin({ name: '' })

/** A span for each request, under the trace of whoever sent it. Its number stands in every line of the request's log. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return void app.decorateRequest('span', { getter: () => unseen })
  app.decorateRequest('span')
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request)
    if (UPKEEP.has(route)) {
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
    // Also when the visitor left before the answer.
    reply.raw.once('close', () => span.end({ 'http.response.status_code': reply.statusCode }))
    span.within(done)
  })
  // What was read of the body calls from outside of the span.
  app.addHook('preValidation', (request, _reply, done) => request.span.within(done))
}

const onlyOne = (value: IncomingHttpHeaders[string]) => (typeof value === 'string' ? value : undefined)

/** As proxies name requests: a UUID, or 32 hexadecimal digits. Whatever else a caller writes there may be about people. */
const REQUEST_ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

const ID_BYTES = 6

/** Names for requests that have none. Their bytes are fetched by the thousand: asking costs, not how many. */
export function createRequestIds(random: (bytes: number) => Uint8Array): () => string {
  let bytes = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === bytes.length) [bytes, at] = [Buffer.from(random(ID_BYTES * 1000)), 0]
    return bytes.toString('hex', at, (at += ID_BYTES))
  }
}

/** The name that a request has already, so that the proxy's lines and ours can be laid side by side. */
export function givenRequestId({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const id = onlyOne(headers['x-request-id'])
  return id && REQUEST_ID.test(id) ? id : undefined
}
