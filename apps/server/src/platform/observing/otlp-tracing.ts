import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { Log } from './log.ts'
import { safeError } from './safe-error.ts'
import type { Span, Tracing, TracingOptions } from './tracing.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
const CLOSE_WITHIN_MS = 2_000

/**
 * Spans for a collector that speaks OTLP over HTTP. Where a span belongs is kept here and not in OpenTelemetry's global
 * place: no library of ours makes spans of its own, and two services in one process do not mix.
 */
export function createOtlpTracing({ endpoint, release, mode, log }: TracingOptions): Tracing {
  const exporter = telling(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'coffee-attack',
      'service.version': release,
      'deployment.environment.name': mode,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('coffee-attack')
  const current = new AsyncLocalStorage<Context>()

  const begin: Tracing['begin'] = ({ name, kind, facts, parent }) => {
    const above = parent === undefined ? current.getStore() : contextOf(parent)
    const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, ...(facts && { attributes: facts }) }
    const span = tracer.startSpan(name, options, above ?? ROOT_CONTEXT)
    return spanOf(span, current)
  }

  return {
    isOn: true,
    isFollowing: () => current.getStore() !== undefined,
    begin,
    async around(start, work) {
      const span = begin(start)
      try {
        return await span.within(work)
      } catch (error) {
        span.failed(error)
        throw error
      } finally {
        span.end()
      }
    },
    ownHeaders(): Record<string, string> {
      const context = trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)
      if (!context) return {}
      const flags = context.traceFlags.toString(16).padStart(2, '0')
      return { traceparent: `00-${context.traceId}-${context.spanId}-${flags}` }
    },
    // A collector that is away does not hold up the end of the process.
    close: () => Promise.race([provider.shutdown(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]),
  }
}

function spanOf(span: OtelSpan, current: AsyncLocalStorage<Context>): Span {
  const context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceId: span.spanContext().traceId,
    within: (work) => current.run(context, work),
    failed(error) {
      // The sentence stays in the log line, which the trace's number finds.
      const { type, code } = safeError(error)
      span.setAttributes({ 'error.type': type, ...(code && { 'error.code': code }) })
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end(facts) {
      if (facts) span.setAttributes(facts)
      span.end()
    },
  }
}

/** The caller's place in its own trace (W3C Trace Context); what it adds in `tracestate` is anybody's text and stays out. */
function contextOf(traceparent: string): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : undefined
}

/** A collector that is away is told once, and once more when it was back in between. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isAway) log.warn({ err: result.error }, '추적 기록을 보내지 못하고 있어요.')
        isAway = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
