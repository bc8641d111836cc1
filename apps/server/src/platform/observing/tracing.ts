import type { Log } from './log.ts'

export type SpanFacts = Readonly<Record<string, string | number>>

export type SpanStart = {
  /** A route pattern, or the name of a job, statement or provider; never typed text. */
  readonly name: string
  readonly kind?: 'server' | 'client'
  readonly facts?: SpanFacts
  /** The caller's `traceparent`. */
  readonly parent?: string | undefined
}

/** A span of work. */
export type Span = {
  readonly traceId: string
  /** Runs work inside the span, including its asynchronous continuations. */
  within<T>(work: () => T): T
  failed(error: unknown): void
  end(facts?: SpanFacts): void
}

/** Traces requests through calls, statements and providers. */
export type Tracing = {
  readonly isOn: boolean
  /** Whether the current work is part of a trace. */
  isFollowing(): boolean
  begin(start: SpanStart): Span
  around<T>(start: SpanStart, work: () => Promise<T>): Promise<T>
  /** Trace headers for requests to this service; never for outside ones. */
  ownHeaders(): Record<string, string>
  /** Exports buffered spans. */
  close(): Promise<void>
}

const nobodysSpan: Span = { traceId: '', within: (work) => work(), failed() {}, end() {} }

/** For a service without a collector. */
export const untraced: Tracing = {
  isOn: false,
  isFollowing: () => false,
  begin: () => nobodysSpan,
  around: (_start, work) => work(),
  ownHeaders: () => ({}),
  close: async () => {},
}

export type TracingOptions = { endpoint: string; release: string; mode: string; log: Log }

/** OpenTelemetry takes 0.3 s and 20 MB to load, so it is loaded only if a collector is configured. */
export async function createTracing({
  endpoint,
  ...options
}: Omit<TracingOptions, 'endpoint'> & { endpoint: string | undefined }): Promise<Tracing> {
  if (!endpoint) return untraced
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing({ endpoint, ...options })
}
