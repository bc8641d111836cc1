import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/connect.ts'
import type { Reading, ReadingSource } from './reading.ts'
import { type FailureOf, failing } from './report.ts'

/** `unknown`: the process died, or the sender never answered, while it was being sent. */
export type NotificationResult = 'sent' | 'failed' | 'dropped' | 'unknown'

/** `refused` is an answer; `unconfirmed`: the person did not confirm in time; the others are failures of the provider. */
export type ProviderResult =
  | 'done'
  | 'refused'
  | 'unconfirmed'
  | 'timeout'
  | 'transport'
  | 'nonsense'
  | 'circuit-open'

export type Metrics = {
  called(call: { method: string; route: string; status: number; ms: number }): void
  failed(of: FailureOf): void
  jobRan(run: { job: string; result: 'done' | 'failed'; ms: number }): void
  jobPieceFailed(job: string): void
  jobScheduled(job: { job: string; intervalSeconds: number }): void
  notificationEnded(notice: { channel: string; result: NotificationResult }, count?: number): void
  providerCalled(call: { provider: string; result: ProviderResult; ms: number }): void
  watchCircuit(provider: string, isOpen: () => boolean): void
  streamOpened(): void
  streamClosed(): void
  ready(isReady: boolean): void
  leftToSeal(table: string, rows: number): void
  erasureEnded(result: 'done' | 'failed'): void
  /** Adds a reading for each collection; a later one replaces one of the same name. */
  watch(reading: Reading, source: ReadingSource): void
  text(): Promise<string>
  readonly contentType: string
}

/** Labelled by route pattern, never by URL, so that the number of series does not grow with people. */
export function createMetrics(pools: Database['pools']): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const failures = new Counter({
    name: 'failures_total',
    help: 'Failures of ours by what failed; each has a log line and a report',
    labelNames: ['of'],
    registers,
  })
  // Start at zero, so that the first event is visible as an increase.
  for (const of of failing) failures.inc({ of }, 0)
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pools, and callers waiting for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const sum = (count: (pool: Database['pool']) => number) =>
        pools.reduce((all, pool) => all + count(pool), 0)
      this.set(
        { state: 'total' },
        sum((pool) => pool.totalCount),
      )
      this.set(
        { state: 'idle' },
        sum((pool) => pool.idleCount),
      )
      this.set(
        { state: 'waiting' },
        sum((pool) => pool.waitingCount),
      )
    },
  })
  const runs = new Histogram({
    name: 'job_run_duration_seconds',
    help: 'Duration of runs of the jobs',
    labelNames: ['name', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  const pieces = new Counter({
    name: 'job_pieces_failed_total',
    help: 'Companies, people or rows that a job left out because their part of the work threw',
    labelNames: ['name'],
    registers,
  })
  const intervals = new Gauge({
    name: 'job_interval_seconds',
    help: 'The longest time between two runs of a job by its schedule',
    labelNames: ['name'],
    registers,
  })
  const notificationCount = new Counter({
    name: 'notices_total',
    help: 'Notifications by channel and by what became of them',
    labelNames: ['channel', 'result'],
    registers,
  })
  const providerCalls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Duration of calls to the outside companies by how they ended',
    labelNames: ['provider', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300],
    registers,
  })
  const circuits = new Map<string, () => boolean>()
  const openCircuits = new Gauge({
    name: 'provider_circuit_open',
    help: 'Whether calls to a provider are refused because it failed again and again',
    labelNames: ['provider'],
    registers: [],
    collect() {
      for (const [provider, isOpen] of circuits) this.set({ provider }, isOpen() ? 1 : 0)
    },
  })
  const streams = new Gauge({ name: 'streams_open', help: 'Open live streams', registers })
  const readiness = new Gauge({
    name: 'service_ready',
    help: 'Whether this process should get requests',
    registers,
  })
  const unsealed = new Gauge({
    name: 'old_key_rows_left',
    help: 'Rows that were left with a key of before when they were last sealed anew, by the process that did',
    labelNames: ['table'],
    registers,
  })
  const erasures = new Counter({
    name: 'erasures_total',
    help: 'Attempts to erase a person who left, by how they ended',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['done', 'failed']) erasures.inc({ result }, 0)
  for (const read of [connections, openCircuits]) registry.registerMetric(read)
  return {
    called: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
    failed: (of) => failures.inc({ of }),
    // Not `job`, which Prometheus uses for the target.
    jobRan: ({ job: name, result, ms }) => runs.observe({ name, result }, ms / 1000),
    jobPieceFailed: (name) => pieces.inc({ name }),
    jobScheduled: ({ job: name, intervalSeconds }) => intervals.set({ name }, intervalSeconds),
    notificationEnded: ({ channel, result }, count = 1) => notificationCount.inc({ channel, result }, count),
    providerCalled: ({ provider, result, ms }) => providerCalls.observe({ provider, result }, ms / 1000),
    watchCircuit: (provider, isOpen) => void circuits.set(provider, isOpen),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    ready: (isReady) => readiness.set(isReady ? 1 : 0),
    leftToSeal: (table, rows) => unsealed.set({ table }, rows),
    erasureEnded: (result) => erasures.inc({ result }),
    watch: (reading, source) => addReading(registry, reading, source),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Collectors time out after ten seconds: readings that take longer are left out. */
const PATIENCE_MS = 3_000

function addReading(registry: Registry, { name, help, labels, read }: Reading, source: ReadingSource): void {
  registry.removeSingleMetric(name)
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      // Neither an old value nor zero: both would be taken for a current one.
      this.reset()
      if (labels.length === 0) this.remove()
      const rows = await Promise.race([read(source), source.pause(PATIENCE_MS)]).catch(() => null)
      for (const { value, ...under } of rows ?? []) this.set(under, value)
    },
  })
  registry.registerMetric(gauge)
}
