import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { metricNames } from '../../deploy/backup/figures.ts'
import { ensureBuilt } from '../build.mjs'
import { startProduct } from '../product.ts'
import { Stop, say } from '../say.mjs'
import { ROOT } from '../setup.mjs'
import { findPrograms, freePorts, until } from './programs.ts'
import { runProof } from './proof.ts'
import { metricsIn, panelExpressions, ruleExpressions } from './promql-names.ts'
import { startPrometheus } from './watching/prometheus.ts'
import { startCollector } from './watching/collector.ts'

/*
 * npm run proof:watching: a real Prometheus scrapes the product with our rules; the product has every metric of rules and
 * dashboards; an alert fires when a provider is down; one request is one trace, down to the provider.
 */

const TOKEN = 'the-token-of-this-proof'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
/** A port without a server: the SMS provider is down. */
const NOBODY = {
  SMS_BASE: 'http://127.0.0.1:1',
  SMS_KEY: 'key',
  SMS_SECRET: 'secret',
  SMS_FROM: '0212345678',
  DATA_GO_KR_KEY: 'off',
  WORK24_AUTH_KEY: 'off',
}

type Product = { port: number; stopping: AbortSignal }
type Prometheus = Awaited<ReturnType<typeof startPrometheus>>

const call = ({ port, stopping }: Product, at: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/api${at}`, { ...init, signal: stopping })

const post = (product: Product, at: string, body: unknown) =>
  call(product, at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const expressions = () => {
  const folder = path.join(ROOT, 'deploy/grafana')
  const boards = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  const rules = readFileSync(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8')
  return [...ruleExpressions(rules), ...boards.flatMap(panelExpressions)]
}

/** Each rule fires on its own sample data, and only there. */
function checkRules(promtool: string) {
  const file = path.join(ROOT, 'scripts/proofs/watching/alerts.test.yml')
  execFileSync(promtool, ['test', 'rules', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { size: count } = new Set(readFileSync(file, 'utf8').match(/alertname: \w+/g))
  say(`경보 ${count}개가 지어낸 수에서 저마다 울려요.`)
}

/** Prometheus understands every expression, and the product has every metric in it. */
async function expressionsAreTold(prometheus: Prometheus) {
  const asked = expressions()
  // The backup program has metrics of its own; proof:backup sees that it tells them.
  const told = new Set([...(await prometheus.told()), ...metricNames])
  const missing = [...new Set(asked.flatMap(metricsIn))].filter((name) => !told.has(name))
  if (missing.length > 0) throw new Stop(`제품이 말하지 않는 수가 있어요: ${missing.join(', ')}`)
  for (const expression of asked) await prometheus.query(expression)
  say(
    `경보와 화면의 식 ${asked.length}개가 묻는 수 ${new Set(asked.flatMap(metricsIn)).size}가지를 제품이 모두 말해요.`,
  )
}

/** One request is one trace, through the database to the provider. */
async function requestIsOneTrace(product: Product, collector: Awaited<ReturnType<typeof startCollector>>) {
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  const { status } = await call(product, '/auth/kakao', { headers })
  if (status !== 200) throw new Stop(`카카오 로그인을 시작하지 못했어요 (${status}).`)
  const own = () => collector.spans.filter(({ traceId }) => traceId === TRACE)
  const isWhole = () =>
    ['GET /api/auth/kakao', 'insert login_states', 'kakao'].every((name) =>
      own().some((span) => span.name === name),
    )
  await until('요청의 추적 기록이 오지 않았어요', 30, isWhole, product.stopping)
  const door = own().find(({ name }) => name === 'GET /api/auth/kakao')
  const parts = own().filter(({ parentSpanId }) => parentSpanId === door?.spanId)
  if (parts.length + 1 !== own().length) throw new Stop('추적 기록이 한 줄기로 이어지지 않아요.')
  say(`한 요청이 한 줄기예요: ${door?.name} → ${parts.map(({ name }) => name).join(' → ')}`)
}

/** An alert fires when the circuit to a provider has opened. */
async function alertFires(product: Product, prometheus: Prometheus) {
  const began = performance.now()
  for (const last of [0, 1, 2, 3, 4]) await post(product, '/auth/otp', { phone: `0105555666${last}` })
  const isFiring = async () => {
    const alerts = await prometheus.alerts()
    return alerts.some(
      ({ labels, state }) =>
        labels['alertname'] === 'ProviderAway' && state === 'firing' && labels['provider'] === 'sms',
    )
  }
  await until('문자를 보내지 못하는데 경보가 울리지 않았어요', 150, isFiring, product.stopping)
  say(
    `문자를 다섯 번 보내지 못하고 ${Math.round((performance.now() - began) / 1000)}초 뒤에 ProviderAway 경보가 울렸어요.`,
  )
}

/** Prometheus sees the errors of browsers. */
async function browserIsHeard(product: Product, prometheus: Prometheus) {
  const error = { app: 'web', release: '', page: '/', type: 'TypeError', message: 'x', stack: '' }
  const { status } = await post(product, '/client-errors', error)
  if (status !== 204) throw new Stop(`브라우저의 오류를 받지 않았어요 (${status}).`)
  const isCounted = async () => (await prometheus.query('failures_total{of="browser"}'))[0] === 1
  await until('브라우저의 오류가 세어지지 않았어요', 30, isCounted, product.stopping)
  say('브라우저에서 깨진 화면 하나가 세어졌어요.')
}

await runProof({ name: 'watching', minutes: 5 }, async (folder, stopping) => {
  const find = findPrograms({ prometheus: 'prometheus', promtool: 'prometheus' })
  await ensureBuilt()
  checkRules(find('promtool'))
  const endings: (() => unknown)[] = []
  try {
    const collector = await startCollector()
    endings.unshift(collector.stop)
    const { port, stop } = await startProduct({
      dataDir: path.join(folder, 'data'),
      settings: {
        ...NOBODY,
        METRICS_TOKEN: TOKEN,
        LOG_LEVEL: 'silent',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_BSP_SCHEDULE_DELAY: '200',
      },
    })
    endings.unshift(stop)
    writeFileSync(path.join(folder, 'metrics-token'), TOKEN)
    const [ownPort = 0] = await freePorts(1)
    const prometheus = await startPrometheus({
      folder,
      find,
      port: ownPort,
      target: `127.0.0.1:${port}`,
      stopping,
    })
    endings.unshift(prometheus.stop)
    const product = { port, stopping }
    await until('Prometheus가 제품을 읽지 못해요', 30, prometheus.hasRead, stopping)
    say(
      `${execFileSync(find('prometheus'), ['--version'], { encoding: 'utf8' }).split(' (', 1)[0]}이 우리 설정과 규칙으로 제품을 읽어요.`,
    )
    await requestIsOneTrace(product, collector)
    await expressionsAreTold(prometheus)
    await browserIsHeard(product, prometheus)
    await alertFires(product, prometheus)
  } finally {
    for (const end of endings) await end()
  }
})
