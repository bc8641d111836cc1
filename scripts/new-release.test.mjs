import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dated, partsOf, renamed, renamedManifest } from './new-release.mjs'
import { askRegistry, imagesIn, pinned } from './pin-images.mjs'
import { ROOT } from './setup.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const DIGEST = `sha256:${'ab'.repeat(32)}`

test('a release renames our packages and what they need of ours, and nothing else', () => {
  const lock = JSON.parse(read('package-lock.json'))
  const now = renamed(structuredClone(lock), '9.9.9-rc.9')
  const ours = Object.entries(lock.packages).filter(([at]) => !at.includes('node_modules/'))
  expect(ours.length).toBeGreaterThan(5)
  for (const [at] of ours) expect(now.packages[at].version).toBe('9.9.9-rc.9')
  expect(now.packages['apps/server'].dependencies['@coffeeattack/domain']).toBe('9.9.9-rc.9')
  expect(now.packages['node_modules/zod']).toEqual(lock.packages['node_modules/zod'])
  const server = JSON.parse(renamedManifest(read('apps/server/package.json'), '9.9.9-rc.9'))
  const { version, dependencies } = now.packages['apps/server']
  expect({ version: server.version, dependencies: server.dependencies }).toEqual({ version, dependencies })
})

test('[OPS-1] the list of parts has everything that production installs, and nothing of development', () => {
  const { components } = partsOf(JSON.parse(read('package-lock.json')), '1.0.0-rc.2')
  const names = components.map(({ name }) => name)
  const { dependencies } = JSON.parse(read('apps/server/package.json'))
  const needed = Object.keys(dependencies).filter((name) => !name.startsWith('@coffeeattack/'))
  expect(needed.filter((name) => !names.includes(name))).toEqual([])
  expect(names).not.toContain('vitest')
  expect(components.find(({ name }) => name === 'fastify')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})

test('what was unreleased stands under the version, with its day', () => {
  const text = dated(
    '# Changelog\n\n## Unreleased\n\n- a\n\n## 1.0.0-rc.1 · 2026-11-16\n',
    '1.0.0-rc.2',
    '2026-11-20',
  )
  expect(text).toContain('## Unreleased\n\n## 1.0.0-rc.2 · 2026-11-20\n\n- a\n')
})

test('every image of others in deploy/ is found, with its tag', () => {
  const compose = imagesIn(read('deploy/compose.yaml'))
  const lines = read('deploy/compose.yaml').match(/^ +image: (?!\$).*$/gm) ?? []
  expect(compose).toHaveLength(lines.length)
  expect(imagesIn(read('deploy/Dockerfile')).map(({ image }) => image)).toEqual(['node'])
  expect(imagesIn(read('deploy/postgres/Dockerfile')).map(({ image }) => image)).toEqual(['postgres'])
})

test('a digest follows its tag, and a newer one replaces it', () => {
  const once = pinned('    image: caddy:2\nARG BASE=node:24-slim\n', () => DIGEST)
  expect(once).toBe(`    image: caddy:2@${DIGEST}\nARG BASE=node:24-slim@${DIGEST}\n`)
  const newer = `sha256:${'cd'.repeat(32)}`
  expect(pinned(once, () => newer)).toBe(once.replaceAll(DIGEST, newer))
})

test('the digest is what the registry says, with the token that it asks for', async () => {
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    const own = `http://127.0.0.1:${/** @type {any} */ (server.address()).port}`
    if (url.startsWith('/token?')) return response.end(JSON.stringify({ token: url }))
    if (headers.authorization !== 'Bearer /token?service=registry&scope=pull')
      return response
        .writeHead(401, { 'www-authenticate': `Bearer realm="${own}/token",service="registry",scope="pull"` })
        .end()
    return response
      .writeHead(url === '/v2/library/caddy/manifests/2' ? 200 : 404, { 'docker-content-digest': DIGEST })
      .end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const registry = `http://127.0.0.1:${/** @type {any} */ (server.address()).port}`
  try {
    expect(await askRegistry('caddy', '2', { registry, name: 'library/caddy' })).toBe(DIGEST)
    await expect(askRegistry('caddy', '3', { registry, name: 'library/caddy' })).rejects.toThrow('caddy:3')
  } finally {
    server.close()
  }
})
