import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { load, loadAll } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { invented } from '../deploy/backup/drill-settings.ts'
import { isDue } from '../deploy/backup/schedule.ts'
import { readSettings as readBackupSettings } from '../deploy/backup/settings.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { ROOT } from './setup.mjs'

/* What compose.yaml promises: who gets which secret, who reaches whom, what `--wait` waits for, and backups. */

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const compose = /** @type {any} */ (load(read('deploy/compose.yaml')))
/** @type {[string, any][]} */
const services = Object.entries(compose.services)
const nameOf = (/** @type {[string, unknown]} */ [name]) => name

/** The services whose definition names the variable, in any form. */
const whoGets = (/** @type {string} */ variable) =>
  services
    .filter(([, { environment = {}, configs = [] }]) => {
      const text = JSON.stringify([Object.entries(environment), configs])
      return new RegExp(`\\b${variable}\\b`).test(text)
    })
    .map(nameOf)

test.each([
  ['SECRETS_KEY', ['app-1', 'app-2', 'backup']],
  ['POSTGRES_PASSWORD', ['postgres']],
  ['DATABASE_OWNER_PASSWORD', ['migrate', 'roles']],
  ['DATABASE_SERVICE_PASSWORD', ['app-1', 'app-2', 'roles', 'pgbouncer']],
  ['VALKEY_PASSWORD', ['app-1', 'app-2', 'valkey']],
  ['BACKUP_PASSPHRASE', ['postgres', 'backup']],
  ['BACKUP_S3_SECRET_ACCESS_KEY', ['postgres', 'backup']],
  ['S3_SECRET_ACCESS_KEY', ['app-1', 'app-2', 'backup', 'store']],
  ['KAKAO_CLIENT_SECRET', ['app-1', 'app-2']],
  ['CODEF_CLIENT_SECRET', ['app-1', 'app-2']],
  ['SMTP_URL', ['app-1', 'app-2']],
  ['GRAFANA_PASSWORD', ['grafana']],
])('[OPS-1] only those whom it concerns get %s', (secret, expected) => {
  expect(whoGets(secret)).toEqual(expected)
})

test('[OPS-1] no service gets the whole .env', () => {
  expect(services.filter(([, service]) => 'env_file' in service).map(nameOf)).toEqual([])
})

test('[OPS-1] only Caddy and the service lead outside of those that hold data', () => {
  const { networks } = compose
  const isInternal = (/** @type {string} */ name) => networks[name]?.internal === true
  const networksOf = (/** @type {string} */ service) => {
    const { networks: own = {} } = compose.services[service]
    return Array.isArray(own) ? own : Object.keys(own)
  }
  for (const inside of ['pgbouncer', 'valkey', 'store', 'migrate'])
    expect(networksOf(inside).filter((name) => !isInternal(name))).toEqual([])
  // The database leads to the backup store, and nobody but the backup shares that network.
  const outside = services.map(nameOf).filter((name) => networksOf(name).includes('outside'))
  expect(outside).toEqual(['postgres', 'backup'])
  expect(networksOf('caddy')).not.toContain('database')
  expect(compose.services.roles.network_mode).toBe('none')
  expect(services.filter(([, { ports }]) => ports).map(nameOf)).toEqual(['caddy', 'grafana'])
})

test('[OPS-1] every log is rotated', () => {
  for (const [name, { logging }] of services)
    expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }])
})

test('[OPS-1] `docker compose up --wait` waits until requests are served', () => {
  for (const app of ['app-1', 'app-2']) {
    const { healthcheck, depends_on: needed } = compose.services[app]
    expect(healthcheck.test.join(' ')).toContain('/api/ready')
    expect(needed.migrate.condition).toBe('service_completed_successfully')
  }
  for (const name of [
    'caddy',
    'postgres',
    'pgbouncer',
    'valkey',
    'store',
    'backup',
    'prometheus',
    'alertmanager',
  ])
    expect([name, Boolean(compose.services[name].healthcheck?.test)]).toEqual([name, true])
})

test('[OPS-1] the pooler gives up on an absent database within five seconds and looks again each second', () => {
  const settings = Object.fromEntries(
    [...read('deploy/postgres/pgbouncer.ini').matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(settings).toMatchObject({
    pool_mode: 'transaction',
    server_login_retry: '1',
    query_wait_timeout: '5',
    dns_nxdomain_ttl: '1',
    max_prepared_statements: '500',
  })
})

test('[OPS-3] production does not start without somebody who hears of alerts', () => {
  const text = read('deploy/compose.yaml')
  for (const needed of ['ALERT_WEBHOOK', 'DEADMAN_WEBHOOK', 'ALERTS_TO'])
    expect(text).toContain(`\${${needed}:?}`)
  const { route, receivers } = /** @type {any} */ (load(read('deploy/alertmanager.yml')))
  const mounted = compose.services.alertmanager.configs.map(
    (/** @type {{ target: string }} */ { target }) => target,
  )
  for (const { slack_configs = [], webhook_configs = [] } of receivers)
    for (const { api_url_file: file, url_file: other } of [...slack_configs, ...webhook_configs])
      expect(mounted).toContain(file ?? other)
  expect(route.routes[0]).toMatchObject({ matchers: ['alertname="Watchdog"'], receiver: 'deadman' })
})

test('images of ours are named by the version', () => {
  const { version } = JSON.parse(read('package.json'))
  const ours = services.map(([, { image }]) => image).filter((image) => image.includes('coffee-attack'))
  expect(ours.length).toBeGreaterThan(4)
  expect(ours.filter((image) => !image.endsWith(`:\${VERSION:-${version}}`))).toEqual([])
})

describe('backups', () => {
  const repository = {
    PGBACKREST_STANZA: 'coffee',
    PGBACKREST_REPO1_S3_ENDPOINT: 's3.example',
    PGBACKREST_REPO1_S3_BUCKET: 'backups',
    PGBACKREST_REPO1_S3_REGION: 'r',
    PGBACKREST_REPO1_S3_KEY: 'id',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'secret',
    PGBACKREST_REPO1_CIPHER_PASS: 'passphrase',
  }

  test('[OPS-4] compose gives the database and the backup program what they need', () => {
    const { environment } = compose.services.backup
    // The image names the stanza.
    const given = { PGBACKREST_STANZA: 'coffee', ...environment, BACKUP_HOUR: '3' }
    expect(readBackupSettings(given).tasks).toEqual(['database', 'notes', 'files', 'drill'])
    expect(read('deploy/postgres/Dockerfile')).toContain('ENV PGBACKREST_STANZA=coffee')
    const { PGBACKREST_STANZA: _, ...needed } = repository
    for (const service of ['postgres', 'backup'])
      expect(Object.keys(compose.services[service].environment)).toEqual(
        expect.arrayContaining(Object.keys(needed)),
      )
  })

  test.each(['backup.yaml', 'database.yaml'])(
    '[OPS-4] %s of Kubernetes gives the backup program what it needs',
    (file) => {
      const manifests = /** @type {any[]} */ (loadAll(read(`deploy/kubernetes/${file}`)))
      const { containers } = manifests.find(({ spec }) => spec.template).spec.template.spec
      const { env } = containers.find((/** @type {{ name: string }} */ { name }) => name === 'backup')
      const given = env.map((/** @type {{ name: string, value?: string }} */ { name, value }) => [
        name,
        value ?? 'secret',
      ])
      const secret = parseEnv(read('deploy/kubernetes/backup.example.env'))
      const { PGBACKREST_STANZA, ...needed } = repository
      expect(Object.keys(secret).toSorted()).toEqual(Object.keys(needed).toSorted())
      const settings = readBackupSettings({ ...needed, PGBACKREST_STANZA, ...Object.fromEntries(given) })
      expect(settings.tasks).toEqual(file === 'backup.yaml' ? ['notes', 'files', 'drill'] : ['database'])
    },
  )

  test('[OPS-4] a missing setting is named', () => {
    expect(() => readBackupSettings({ ...repository, BACKUP_TASKS: 'drill' })).toThrow('SECRETS_KEY')
    expect(() => readBackupSettings({ BACKUP_TASKS: 'notes' })).toThrow('PGBACKREST_REPO1_CIPHER_PASS')
    expect(() => readBackupSettings({ ...repository, BACKUP_TASKS: 'canary' })).toThrow('canary')
  })

  test('[OPS-4] the repository is encrypted and archiving is on', () => {
    expect(read('deploy/postgres/pgbackrest.conf')).toContain('repo1-cipher-type=aes-256-cbc')
    const database = read('deploy/postgres/postgresql.conf')
    expect(database).toMatch(/^archive_mode = on$/m)
    expect(database).toMatch(/^archive_command = 'pgbackrest archive-push %p'$/m)
    expect(database).toMatch(/^archive_timeout = 60$/m)
  })

  test('[OPS-4] a drill can erase again, and its settings lead to no provider', () => {
    const settings = readSettings({
      ...invented,
      SECRETS_KEY: 'ab'.repeat(32),
      DATABASE_URL: 'postgresql:///coffee',
    })
    expect(settings.production).toBe(true)
    const addresses = [
      settings.kakao.issuer,
      settings.kakao.apiBase,
      settings.codef.apiBase,
      settings.sms.base,
    ]
    expect([...new Set(addresses)]).toEqual(['https://drill.invalid'])
    expect(settings.kakao.adminKey).toBeUndefined()
    expect(settings.s3).toBeNull()
  })

  // 2026-11-22 is a Sunday; three in the morning in Korea is 18:00 of the day before in UTC.
  test.each([
    ['database', '2026-11-18T17:00Z', '2026-11-18T17:59Z', false],
    ['database', '2026-11-18T17:00Z', '2026-11-18T18:00Z', true],
    ['database', '2026-11-18T18:00Z', '2026-11-19T17:59Z', false],
    ['database', '2026-11-10T18:00Z', '2026-11-19T12:00Z', true],
    ['drill', '2026-11-14T20:00Z', '2026-11-21T19:59Z', false],
    ['drill', '2026-11-14T20:00Z', '2026-11-21T20:00Z', true],
    ['notes', '2026-11-18T17:00Z', '2026-11-18T17:00:59Z', false],
    ['notes', '2026-11-18T17:00Z', '2026-11-18T17:01Z', true],
    ['files', '2026-11-18T17:00Z', '2026-11-18T17:15Z', true],
  ])('[OPS-4] %s, last done at %s, at %s: due is %s', (name, last, now, due) => {
    const task = /** @type {'database'} */ (name)
    const done = { triedAt: Date.parse(last), doneAt: Date.parse(last), failed: false }
    const settings = { hour: 3, tasks: [task] }
    expect(isDue(task, new Date(now), { settings, state: { [task]: done } })).toBe(due)
    const failed = { triedAt: Date.parse(now) - 15 * 60_000, failed: true }
    expect(isDue(task, new Date(now), { settings, state: { [task]: failed } })).toBe(true)
  })

  test('[OPS-4] no drill begins before there is a backup', () => {
    const settings = { hour: 3, tasks: /** @type {const} */ (['database', 'drill']) }
    expect(isDue('drill', new Date(), { settings, state: {} })).toBe(false)
  })
})
