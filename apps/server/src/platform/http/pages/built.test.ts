import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { serveAssets } from './assets.ts'
import { mountConsole } from './console.ts'

const root = mkdtempSync(join(tmpdir(), 'built-'))
const code = 'export const cup = 1\n'.repeat(50)

const test = serverTest({
  pages: async (app, { settings }) => {
    await mountConsole(app, join(root, 'console'), settings)
    await serveAssets(app, join(root, 'web'), '/')
  },
})

beforeAll(async () => {
  for (const folder of ['console/assets', 'web/assets', 'web/.vite'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'console/index.html'), '<p>console</p>')
  writeFileSync(join(root, 'console/assets/index-abc.js'), code)
  writeFileSync(join(root, 'web/assets/app-abc.js'), code)
  writeFileSync(join(root, 'web/assets/app-abc.js.gz'), gzipSync(code))
  writeFileSync(join(root, 'web/.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'web/favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'web/push-worker.js'), code)
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (server: TestApp, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers })

test('files with a hash in their names are cached forever, others for an hour', async ({ server }) => {
  const [hashed, plain] = [await get(server, '/assets/app-abc.js'), await get(server, '/favicon.svg')]
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  expect(plain.headers['content-type']).toBe('image/svg+xml')
})

test('[UI-7] the worker may ask our server alone, and an image that is opened by itself nobody', async ({
  server,
}) => {
  const policy = async (url: string) => (await get(server, url)).headers['content-security-policy']
  expect(await policy('/push-worker.js')).toBe("default-src 'none'; connect-src 'self'")
  expect(await policy('/favicon.svg')).toBe("default-src 'none'; style-src 'unsafe-inline'")
})

test('a precompressed file is sent if the browser accepts it', async ({ server }) => {
  const { headers, rawPayload } = await get(server, '/assets/app-abc.js', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['content-type']).toMatch(/javascript/)
  expect(rawPayload.length).toBeLessThan(code.length)
  expect((await get(server, '/assets/app-abc.js')).body).toBe(code)
})

test.for([
  '/.vite/manifest.json',
  '/assets/app-abc.js.gz',
  '/assets/missing.js',
  '/../settings.ts',
  '/%2e%2e/x',
])('%s is not served', async (url, { server }) => expect((await get(server, url)).statusCode).toBe(404))

test('every path of the console is its page, except missing files', async ({ server }) => {
  for (const url of ['/console/', '/console/candidates', '/console/offers/1?x=2']) {
    const { statusCode, body, headers } = await get(server, url)
    expect([url, statusCode, body]).toEqual([url, 200, '<p>console</p>'])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  }
  expect((await get(server, '/console')).headers.location).toBe('/console/')
  expect((await get(server, '/console/assets/index-abc.js')).body).toBe(code)
  expect((await get(server, '/console/assets/gone.js')).statusCode).toBe(404)
})

test('the console’s page is compressed, and 304 for a client that has it', async ({ server }) => {
  const { headers, rawPayload } = await get(server, '/console/offers', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>console</p>')
  const again = await get(server, '/console/desk', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
