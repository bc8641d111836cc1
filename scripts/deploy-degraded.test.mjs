import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { catalogue } from '../packages/domain/src/errors/catalogue.ts'
import { sentence } from '../packages/domain/src/errors/row.ts'
import { ROOT } from './setup.mjs'

/* A proxy that asks /api/ready has nobody to send to while the database is away, and answers with an empty page. */

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, 'deploy', file), 'utf8')

test('[OPS-5] Caddy and Kubernetes leave out processes that start or stop, not those without a database', () => {
  expect(read('Caddyfile').match(/^\s*health_uri (.*)$/m)?.[1]).toBe('/api/serving')
  const { spec } = /** @type {any} */ (load(read('kubernetes/deployment.yaml')))
  expect(spec.template.spec.containers[0].readinessProbe.httpGet.path).toBe('/api/serving')
})

test('[OPS-5] without any process Caddy says what the service would say', () => {
  const [, json] = /respond `(\{"code".*\})` 503/.exec(read('Caddyfile')) ?? []
  expect(JSON.parse(json ?? '')).toEqual({ code: 'UNAVAILABLE', message: sentence(catalogue.UNAVAILABLE) })
  expect(read('Caddyfile')).toContain(`<h1>${catalogue.UNAVAILABLE.title}</h1>`)
})
