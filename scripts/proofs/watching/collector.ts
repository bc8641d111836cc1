import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of traces (OTLP over HTTP) that keeps them. */
export async function startCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
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
