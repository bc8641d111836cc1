import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
}

export type CollectedReport = {
  release: string
  transaction?: string
  platform: string
  tags: { of: string; request?: string; trace?: string; status?: number }
  exception: { values: { type: string; value: string }[] }
}

type Sent = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }

/** A collector for traces (OTLP) and reports (Sentry) over HTTP on loopback. */
export async function startTestCollector() {
  const spans: CollectedSpan[] = []
  const reports: CollectedReport[] = []
  const bodies: string[] = []

  function take(url: string, body: string): void {
    bodies.push(body)
    if (url !== '/v1/traces') reports.push(JSON.parse(body.split('\n')[2]!) as CollectedReport)
    else
      for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }

  const server = createServer((request, response) => {
    const answer = (body: string) => {
      take(request.url ?? '', body)
      return response.setHeader('content-type', 'application/json').end('{}')
    }
    void text(request).then(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Settings of the product for this collector. */
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      SENTRY_DSN: `http://key@127.0.0.1:${port}/42`,
    },
    spans,
    reports,
    bodies,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
