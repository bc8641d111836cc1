import type { Log } from './log.ts'

export type SpanFacts = Readonly<Record<string, string | number>>

export type SpanStart = {
  /** A route's pattern, the name of a job, of a statement, of a provider: never what a person typed. */
  readonly name: string
  readonly kind?: 'server' | 'client'
  readonly facts?: SpanFacts
  /** The `traceparent` of whoever asks: the span goes on where theirs stands. */
  readonly parent?: string | undefined
}

/** A piece of work with a beginning and an end. */
export type Span = {
  readonly traceId: string
  /** What begins in this work, now or after it waited, is part of the span. */
  within<T>(work: () => T): T
  failed(error: unknown): void
  end(facts?: SpanFacts): void
}

/** Follows one request through the calls, statements and providers that it needs. */
export type Tracing = {
  readonly isOn: boolean
  /** Whether what runs now is part of a trace. */
  isFollowing(): boolean
  begin(start: SpanStart): Span
  around<T>(start: SpanStart, work: () => Promise<T>): Promise<T>
  /** For a request to this very service; nobody outside is told where our traces stand. */
  ownHeaders(): Record<string, string>
  /** Sends what is still kept. */
  close(): Promise<void>
}

const nobodysSpan: Span = { traceId: '', within: (work) => work(), failed() {}, end() {} }

/** Where nobody collects. */
export const untraced: Tracing = {
  isOn: false,
  isFollowing: () => false,
  begin: () => nobodysSpan,
  around: (_start, work) => work(),
  ownHeaders: () => ({}),
  close: async () => {},
}

export type TracingOptions = { endpoint: string; release: string; mode: string; log: Log }

/** The tracer costs 0.3 s and 20 MB to load, so it is loaded only where somebody collects. */
export async function createTracing({
  endpoint,
  ...options
}: Omit<TracingOptions, 'endpoint'> & { endpoint: string | undefined }): Promise<Tracing> {
  if (!endpoint) return untraced
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing({ endpoint, ...options })
}
