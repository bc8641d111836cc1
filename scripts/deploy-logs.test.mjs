import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { ROOT } from './setup.mjs'

/*
 * URLs contain secrets: password links, invitations, calendars, short links, signed files. The service logs the route's
 * pattern instead, so the proxies in front of it must not log URLs.
 */

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, 'deploy', file), 'utf8')

/** The blocks of a Caddyfile that begin with the word. */
function blocksOf(/** @type {string} */ text, /** @type {string} */ word) {
  const begins = [...text.matchAll(new RegExp(String.raw`^(\t*)${word}\b[^\n]*\{$`, 'gm'))]
  return begins.map(({ index, 1: indent = '' }) => text.slice(index, text.indexOf(`\n${indent}}`, index)))
}

test('[OPS-1] the logger of Caddy, for errors and access, removes URLs and headers with secrets', () => {
  const text = read('Caddyfile')
  const options = text.split(/^\}/m, 1)[0] ?? ''
  expect(options).toMatch(/^\{$/m)
  const [log = ''] = blocksOf(options, 'log')
  expect(log).toMatch(/format filter \{/)
  const fields = [
    'request>uri',
    'request>headers',
    'resp_headers>Location',
    'resp_headers>Content-Disposition',
  ]
  for (const field of fields) expect(log).toContain(`${field} delete`)
})

test('[OPS-1] the access log of each site of Caddy is that logger', () => {
  const text = read('Caddyfile')
  expect(blocksOf(text, 'log')).toHaveLength(1)
  const [, ...ofSites] = text.match(/^\s*log\b.*$/gm) ?? []
  expect(ofSites.length).toBeGreaterThan(1)
  // A site's own `log` without a block writes to the default logger.
  expect(ofSites.filter((line) => line.trim() !== 'log')).toEqual([])
})

test('[OPS-1] the proxies of the Kubernetes gateway write no access log', () => {
  const manifests = /** @type {any[]} */ (loadAll(read('kubernetes/gateway.yaml')))
  const { spec } = manifests.find(({ kind }) => kind === 'Gateway')
  const { kind: wanted, name } = spec.infrastructure.parametersRef
  const proxy = manifests.find(({ kind, metadata }) => kind === wanted && metadata.name === name)
  expect(proxy.spec.telemetry.accessLog).toEqual({ disable: true })
})
