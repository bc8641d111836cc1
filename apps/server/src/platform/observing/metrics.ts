import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/connect.ts'

/** `unknown`: the process died, or the sender never answered, while it was being sent. */
export type NoticeResult = 'sent' | 'failed' | 'dropped' | 'unknown'

export type Metrics = {
  called(call: { method: string; route: string; status: number; ms: number }): void
  jobRan(run: { job: string; result: 'done' | 'failed'; ms: number }): void
  noticeEnded(notice: { channel: string; result: NoticeResult }, count?: number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Counted by route pattern, never by address: the number of series does not grow with the number of people. */
export function createMetrics(pool: Database['pool']): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and callers waiting for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const runs = new Histogram({
    name: 'job_run_duration_seconds',
    help: 'Duration of runs of the jobs',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [],
  })
  const noticeCount = new Counter({
    name: 'notices_total',
    help: 'Notifications by channel and by what became of them',
    labelNames: ['channel', 'result'],
    registers: [],
  })
  registry.registerMetric(noticeCount)
  registry.registerMetric(durations)
  registry.registerMetric(runs)
  registry.registerMetric(connections)
  return {
    called: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
    jobRan: ({ job, result, ms }) => runs.observe({ job, result }, ms / 1000),
    noticeEnded: ({ channel, result }, count = 1) => noticeCount.inc({ channel, result }, count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
