import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { readSettings } from '../apps/server/src/settings.ts'
import { filledIn } from './proofs/image/filled-in.ts'
import { ROOT } from './setup.mjs'

/* The settings in deploy/, checked by the code that reads them. */

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const named = (/** @type {string} */ file) => parseEnv(read(file))
const documents = (/** @type {string} */ file) => /** @type {any[]} */ (loadAll(read(file)))

const known = new Set(
  [
    'settings.ts',
    'settings-identity.ts',
    'settings-signature.ts',
    'settings-seal.ts',
    'migrate-command.ts',
  ].flatMap((file) =>
    [...read(`apps/server/src/${file}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name),
  ),
)

/** Replaces variables as compose does; a required one that is missing throws. */
const interpolated = (/** @type {string} */ text, /** @type {NodeJS.Dict<string>} */ values) =>
  text.replaceAll(/\$\{(\w+)(:\?|:-|:\+)([^}]*)\}/g, (whole, name, kind, other) => {
    const value = values[name]
    if (kind === ':+') return value ? other : ''
    if (!value && kind === ':?') throw new Error(`compose.yaml: ${whole} has no value`)
    return value || other
  })

const [compose] = documents('deploy/compose.yaml')
const example = named('deploy/example.env')
const manifests = readdirSync(path.join(ROOT, 'deploy/kubernetes'))
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => documents(`deploy/kubernetes/${file}`))
const cluster = {
  ...named('deploy/kubernetes/settings.env'),
  ...named('deploy/kubernetes/secrets.example.env'),
}
/** The service's own of a kind. */
const ownOf = (/** @type {string} */ kind) =>
  manifests.find((manifest) => manifest.kind === kind && !/backup|database/.test(manifest.metadata.name))
const containerOf = (/** @type {string} */ kind) => ownOf(kind).spec.template.spec.containers[0]

/** The environment that compose gives a service. A name without a value has that of .env. */
function givenTo(/** @type {string} */ service) {
  const filled = filledIn(example)
  const given = JSON.parse(interpolated(JSON.stringify(compose.services[service].environment), filled))
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? filled[name]]))
}

test.each(['app-1', 'app-2'])(
  '[OPS-1] %s of compose accepts the filled-in example in production',
  (service) => {
    const given = { NODE_ENV: 'production', ...givenTo(service) }
    expect(() => readSettings(given)).not.toThrow()
    expect(readSettings(given)).toMatchObject({
      databaseDirectUrl: expect.stringContaining('coffee_service:service@postgres:5432/'),
      databaseUrl: expect.stringContaining('coffee_service:service@pgbouncer:6432/'),
      redisUrl: 'redis://:counts@valkey:6379',
      migrate: false,
    })
  },
)

test('[OPS-1] the service accepts the filled-in examples of Kubernetes in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production', ...filledIn(cluster) })).not.toThrow()
})

test('the service, or compose itself, reads every variable in deploy/', () => {
  const ofCompose = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  // Compose reads this one itself.
  ofCompose.push('COMPOSE_PROFILES')
  const unread = (/** @type {object} */ names, /** @type {string[]} */ others = []) =>
    Object.keys(names).filter((name) => !known.has(name) && !others.includes(name))
  expect(unread(example, ofCompose)).toEqual([])
  expect(unread(compose.services['app-1'].environment)).toEqual([])
  expect(unread(cluster)).toEqual([])
  const ofJob = containerOf('Job').env.map((/** @type {{ name: string }} */ { name }) => [name, ''])
  expect(unread(Object.fromEntries(ofJob))).toEqual([])
})

test('no example holds a secret', () => {
  const secret = /KEY|SECRET|PASSWORD|TOKEN|_URL$|DSN/
  const told = Object.entries({ ...example, ...cluster }).filter(
    ([name, text]) => secret.test(name) && text && text !== 'off',
  )
  expect(told).toEqual([])
})

test('[OPS-1] the image, compose and Kubernetes agree on the user, the port and the time to stop', () => {
  const dockerfile = read('deploy/Dockerfile')
  const { spec } = ownOf('Deployment').spec.template
  const { drainSeconds, port } = readSettings({ ...filledIn(cluster), NODE_ENV: 'production' })
  expect(dockerfile).toContain(`USER ${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}`)
  expect(dockerfile).toContain(`PORT=${port}`)
  expect(containerOf('Deployment').ports).toEqual([{ name: 'http', containerPort: port }])
  expect(read('deploy/Caddyfile')).toContain(`app-1:${port} app-2:${port}`)
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 2 * 10)
  expect(Number.parseInt(compose.services['app-1'].stop_grace_period, 10)).toBeGreaterThan(10 + 2 * 10)
})

test('every file and command that deploy/ names exists', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((/** @type {string} */ volume) => volume.split(':')[0]),
  )
  const files = mounted.filter((/** @type {string} */ file) => file.startsWith('./'))
  const commands = [...compose.services.migrate.command, ...containerOf('Job').args]
  const there = [...files.map((/** @type {string} */ file) => path.join('deploy', file)), ...commands]
  expect(there.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('[OPS-3] every target of Prometheus is a service of compose, with the token of compose', () => {
  const [prometheus] = documents('deploy/prometheus/prometheus.yml')
  const { alertmanagers } = prometheus.alerting
  const asked = [...prometheus.scrape_configs, ...alertmanagers].flatMap(({ static_configs }) =>
    static_configs.flatMap((/** @type {{ targets: string[] }} */ { targets }) => targets),
  )
  const strangers = asked.filter(
    (/** @type {string} */ target) => !compose.services[target.split(':')[0] ?? ''],
  )
  expect(strangers).toEqual([])
  expect(asked).toEqual(expect.arrayContaining(['app-1:3000', 'app-2:3000']))
  expect(compose.services.prometheus.configs).toContainEqual({
    source: 'metrics-token',
    target: prometheus.scrape_configs[0].authorization.credentials_file,
  })
  const traces = JSON.stringify(compose.services['app-1'].environment.OTEL_EXPORTER_OTLP_ENDPOINT)
  expect(traces).toContain('http://otel-collector:')
  expect(compose.services).toHaveProperty('otel-collector')
})
