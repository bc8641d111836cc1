import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** @typedef {{ traceId: string, spanId: string, parentSpanId?: string, name: string }} Span */
/** @typedef {{ resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }} Sent */

/** A collector of traces (OTLP over HTTP) that keeps them. */
export async function startCollector() {
  /** @type {Span[]} */
  const spans = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = /** @type {Sent} */ (await json(request))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${Object(server.address()).port}`, spans, stop }
}
