import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
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

test('[OPS-1] the default logger of Caddy, which also logs errors, removes URLs', () => {
  const text = read('Caddyfile')
  const options = text.split(/^\}/m, 1)[0] ?? ''
  expect(options).toMatch(/^\{$/m)
  const [log = ''] = blocksOf(options, 'log')
  expect(log).toMatch(/format filter \{/)
  for (const field of ['request>uri', 'request>headers>Referer', 'resp_headers>Location'])
    expect(log).toContain(`${field} delete`)
})

test('[OPS-1] no site of Caddy has another log', () => {
  expect(blocksOf(read('Caddyfile'), 'log')).toHaveLength(1)
  expect(read('Caddyfile').match(/^\s*log\b/gm)).toHaveLength(1)
})

test('[OPS-1] the ingress writes no access log', () => {
  const { metadata } = /** @type {any} */ (load(read('kubernetes/ingress.yaml')))
  expect(metadata.annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false')
})
