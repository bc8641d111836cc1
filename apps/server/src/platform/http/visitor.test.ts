import { expect, vi } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { RenderPage } from './pages/builds.ts'
import { preparePages } from './pages/mount.ts'
import { mountWeb } from './pages/web.ts'
import { VISITOR } from './visit.ts'
import { visitorAddress, visitorWord } from './visitor.ts'

const calls: Request[] = []

const test = serverTest({
  settings: { TRUST_PROXY: 'loopback' },
  pages: async (app, deps) => {
    await preparePages(app, deps)
    const render: RenderPage = async (_, context) => {
      await context.fetch('/api/rankings/jobs', { headers: { accept: 'application/json' } })
      return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
    }
    mountWeb(app, deps, { render, withPolicy: true })
  },
})

const seen = (server: TestApp, word: string | undefined) =>
  visitorAddress({ ip: '127.0.0.1', headers: { [VISITOR]: word } }, server.deps.secrets)

test('calls of a page count for its visitor, whatever headers the visitor sends', async ({ server }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    calls.push(new Request(...asked))
    return new Response()
  })
  const headers = { 'x-forwarded-for': '203.0.113.7', [VISITOR]: '198.51.100.1 made-up' }
  await server.app.inject({ url: '/my', headers })
  const [{ url, headers: sent }] = calls as [Request]
  expect([calls.length, url, sent.get('accept')]).toEqual([
    1,
    `${server.settings.appOrigin}/api/rankings/jobs`,
    'application/json',
  ])
  expect(sent.get(VISITOR)).toBe(visitorWord('203.0.113.7', server.deps.secrets))
  expect(seen(server, sent.get(VISITOR)!)).toBe('203.0.113.7')
})

test('a forged header is ignored', ({ server }) => {
  const [address, mac] = visitorWord('203.0.113.7', server.deps.secrets).split(' ')
  for (const word of [
    undefined,
    '',
    '203.0.113.8',
    `203.0.113.8 ${mac}`,
    `${address} `,
    `${address} ${mac}x`,
  ])
    expect(seen(server, word)).toBe('127.0.0.1')
})

test('one visitor’s pages use that visitor’s limit only', async ({ server }) => {
  const call = (address: string) =>
    server.call('POST', '/users/ask', { headers: { [VISITOR]: visitorWord(address, server.deps.secrets) } })
  for (let count = 0; count < 60; count += 1) expect((await call('203.0.113.9')).statusCode).toBe(400)
  expect((await call('203.0.113.9')).statusCode).toBe(429)
  expect((await call('203.0.113.10')).statusCode).toBe(400)
})
