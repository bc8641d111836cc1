import { calls } from '@coffeeattack/contract/calls'
import { expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import { setCookie } from '../cookies.ts'

test('the page and its script come from us and name no other host', async ({ server }) => {
  const { statusCode, body, headers } = await server.call('GET', '/docs')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const addresses = [...body.matchAll(/(?:src|href|data-url)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(['/favicon.svg', '/api/openapi.json', '/api/docs/scalar.js'])
  const script = await server.call('GET', '/docs/scalar.js')
  expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(script.body).toContain('data-configuration')
})

test('the page runs no inline script', async ({ server }) => {
  const { body, headers } = await server.call('GET', '/docs')
  expect(body).not.toMatch(/<script[^>]*>[^<]/)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('the document for machines holds the same calls', async ({ server }) => {
  const document = (await server.call('GET', '/openapi.json')).json<{
    openapi: string
    paths: Record<string, object>
  }>()
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(document.openapi).toBe('3.1.0')
  expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('[SAFE-3] the document names the cookie that the service sets', async ({ server }) => {
  const { components } = (await server.call('GET', '/openapi.json')).json<{
    components: { securitySchemes: Record<string, { name: string }> }
  }>()
  const origin = { appOrigin: 'https://coffee.example', production: true }
  const cookie = setCookie('console-refresh', { value: 'x', maxAgeSeconds: 1 }, origin)
  expect(cookie.split('=')[0]).toBe(components.securitySchemes['operator-refresh']!.name)
})
