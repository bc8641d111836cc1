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
 * Exports spans by OTLP over HTTP. The context is our own instead of OpenTelemetry's global one, so that two services in
 * one process (tests) do not mix; no library of ours creates spans.
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
    // An unreachable collector must not delay the end of the process.
    close: () => Promise.race([provider.shutdown(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]),
  }
}

function spanOf(span: OtelSpan, current: AsyncLocalStorage<Context>): Span {
  const context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceId: span.spanContext().traceId,
    within: (work) => current.run(context, work),
    failed(error) {
      // The message is in the log line, which has the same trace id.
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

/** The caller's span (W3C Trace Context). Its `tracestate` is arbitrary text and is ignored. */
function contextOf(traceparent: string): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : undefined
}

/** Logs an unreachable collector once, and again after it was reachable in between. */
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
