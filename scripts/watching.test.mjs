import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metricNames } from '../deploy/backup/figures.ts'
import { metricsIn, panelExpressions, ruleExpressions } from './proofs/promql-names.ts'
import { ROOT } from './setup.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const rules = read('deploy/prometheus/alerts.yml')
const boards = readdirSync(path.join(ROOT, 'deploy/grafana')).filter((name) => name.endsWith('.json'))

/** The names of all metrics: those that a process counts, those that it reads from the database, and those of backups. */
async function known() {
  const server = path.join(ROOT, 'apps/server/src')
  const { createMetrics } = await import(path.join(server, 'platform/observing/metrics.ts'))
  const counted = await createMetrics([]).text()
  const readings = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/readings.ts'))
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
  const named = [...readings.join('').matchAll(/^ +name: '(\w+)',$/gm)]
  const ofService = [...named, ...counted.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  return new Set([...ofService, ...metricNames])
}

test('[OPS-3] alerts and dashboards read only metrics that the product has', async () => {
  const names = await known()
  expect(names.size).toBeGreaterThan(20)
  const asked = [
    ...ruleExpressions(rules),
    ...boards.flatMap((board) => panelExpressions(JSON.parse(read(`deploy/grafana/${board}`)))),
  ]
  expect(asked.length).toBeGreaterThan(40)
  expect([...new Set(asked.flatMap(metricsIn))].filter((name) => !names.has(name))).toEqual([])
})

test('finds the metrics of an expression, without functions and labels', () => {
  const expression =
    'histogram_quantile(0.95, sum by (le, route) (rate(a_seconds_bucket{route!~"b|c"}[5m]))) > 1.5 * max(d)'
  expect(metricsIn(expression)).toEqual(['a_seconds', 'd'])
  expect(metricsIn('up{job="x"} == 0')).toEqual([])
})

test('[OPS-3] an alert always fires, and what a backup tells is watched and drawn', () => {
  expect(rules).toMatch(/- alert: Watchdog\n(?: +#.*\n)? +expr: vector\(1\)$/m)
  const asked = new Set(ruleExpressions(rules).flatMap(metricsIn))
  const drawn = new Set(panelExpressions(JSON.parse(read('deploy/grafana/backups.json'))).flatMap(metricsIn))
  for (const name of [
    'backup_last_success_timestamp_seconds',
    'archive_waiting_segments',
    'replication_lag_seconds',
    'disk_free_bytes',
    'certificate_expiry_timestamp_seconds',
    'drill_last_success_timestamp_seconds',
  ]) {
    expect(asked).toContain(name)
    expect(drawn).toContain(name)
  }
})

test('docs/running/watching.md says what to do for every alert', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(ruleExpressions(rules)).toHaveLength(alerts.length)
  const headings = [...read('docs/running/watching.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alerts)
})
