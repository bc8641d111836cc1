import { createHash } from 'node:crypto'
import { calls } from '@coffeeattack/contract/calls'
import { expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import { setCookie } from '../cookies.ts'
import { html } from './html.ts'
import { rowsOf } from './schema-rows.ts'

test('the page lists every call with its Korean summary', async ({ server }) => {
  const { statusCode, body, headers } = await server.call('GET', '/docs')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const [key, { about }] of Object.entries(calls)) {
    const [method, path] = key.split(' ')
    expect(body).toContain(html`<b>${method}</b><code>${path}</code><span>${about}</span>`.html)
  }
  expect(body.match(/<details>/g)).toHaveLength(Object.keys(calls).length)
})

test('the page asks nobody outside for anything, and its policy allows its own script alone', async ({
  server,
}) => {
  const { body, headers } = await server.call('GET', '/docs')
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
  const script = /<script type="module">([\s\S]*)<\/script>/.exec(body)![1]!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
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

test('[BIZ-1] the page tells who may make a call of the console, and what a key looks like', async ({
  server,
}) => {
  const { body } = await server.call('GET', '/docs')
  const entry = (key: string) => {
    const [method, path] = key.split(' ')
    const [, rest = ''] = body.split(html`<b>${method}</b><code>${path}</code>`.html)
    return rest.split('</details>')[0]
  }
  expect(entry('GET /console/me')).toContain('<p>콘솔: 채용 담당자, 에이전트, 관리자</p>')
  expect(entry('GET /console/applications')).toContain('<p>콘솔: 에이전트</p>')
  expect(entry('POST /console/auth/refresh')).toContain('<p>쿠키에 든 콘솔의 리프레시 토큰</p>')
  expect(entry('POST /users/agent')).toContain('Idempotency-Key를 받아요 (눈에 보이는 ASCII 16~128자)')
})

test('[SAFE-3] the document names the cookie that the service sets', async ({ server }) => {
  const { components } = (await server.call('GET', '/openapi.json')).json<{
    components: { securitySchemes: Record<string, { name: string }> }
  }>()
  const origin = { appOrigin: 'https://coffee.example', production: true }
  const cookie = setCookie('console-refresh', { value: 'x', maxAgeSeconds: 1 }, origin)
  expect(cookie.split('=')[0]).toBe(components.securitySchemes['operator-refresh']!.name)
})

test('values are escaped, HTML of ours is not', () => {
  expect(html`<p title="${'"'}">${'<script>'}${html`<b>${1}</b>`}${[false, null, 'a&b']}</p>`.html).toBe(
    '<p title="&quot;">&lt;script&gt;<b>1</b>a&amp;b</p>',
  )
})

test('fields are told with the path to them, through references, lists and choices', () => {
  const schemas = {
    Item: { type: 'object', properties: { id: { type: 'string', description: '식별자' } }, required: ['id'] },
  }
  const schema = {
    properties: {
      items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
      kind: { enum: ['a', 'b'] },
      last: { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
    },
    required: ['items'],
  }
  expect(rowsOf(schema, schemas)).toEqual([
    { name: 'items', type: 'object[]', required: true, about: '' },
    { name: 'items[].id', type: 'string', required: true, about: '식별자' },
    { name: 'kind', type: '"a" | "b"', required: false, about: '' },
    { name: 'last', type: 'object | null', required: false, about: '' },
    { name: 'last.id', type: 'string', required: true, about: '식별자' },
  ])
})
