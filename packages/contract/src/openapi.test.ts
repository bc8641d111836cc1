import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Tagged } from './call.ts'
import { calls } from './calls.ts'
import { PROGRAMS, programs, webhooks } from './handover.ts'
import type { Json } from './openapi-schemas.ts'
import { openapi } from './openapi.ts'

const document = openapi(calls, '1.2.3', webhooks)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

type Operation = {
  operationId: string
  summary: string
  description?: string
  'x-roles'?: string[]
  tags: string[]
  security: Json[]
  parameters?: { name?: string; in?: string; required?: boolean; $ref?: string; schema?: Json }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content; headers?: Json }>
}
type Content = Record<string, { schema: Json; example?: Json; examples?: Record<string, { value: Json }> }>

const operationAt = (path: string, method: string) => document.paths[path]?.[method] as Operation

const codesOf = (response: Operation['responses'][string] | undefined) =>
  Object.keys(response?.content?.['application/json']?.examples ?? {})

test('every call stands in it once', () => {
  expect(operations).toHaveLength(Object.keys(calls).length)
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test('it survives being sent', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: '커피어택 API', version: '1.2.3' })
})

test('every reference leads somewhere', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref)
  expect(refs.length).toBeGreaterThan(100)
  const targetOf = (ref: string) =>
    ref.split('/').reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document)
  expect([...new Set(refs)].filter((ref) => targetOf(ref) === undefined)).toEqual([])
})

test('path parts are declared, required, and no others', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = (operation.parameters ?? []).filter((it) => it.in === 'path')
    expect(declared.map(({ name }) => name)).toEqual(named)
    expect(declared.every(({ required }) => required)).toBe(true)
  }
})

test('tags and security are declared', () => {
  const tags = document.tags.map(({ name }) => name)
  const schemes = Object.keys(document.components.securitySchemes)
  for (const { operation } of operations) {
    expect(tags).toContain(operation.tags[0])
    for (const name of operation.security.flatMap(Object.keys)) expect(schemes).toContain(name)
  }
})

test('every schema is valid JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schemas: Json[] = operations.flatMap(({ operation }) => {
    const contents = [
      operation.requestBody?.content,
      ...Object.values(operation.responses).map((it) => it.content),
    ]
    const bodies = contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema))
    return [...bodies, ...(operation.parameters ?? []).flatMap(({ schema }) => (schema ? [schema] : []))]
  })
  const wrong = [...schemas, ...(Object.values(document.components.schemas) as Json[])].filter(
    (schema) => ajv.validateSchema(schema) !== true,
  )
  expect(schemas.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test('refusals are listed by situation with code and Korean sentence', () => {
  const { responses } = operationAt('/v3/users/submit', 'post')
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '420', '422', '503']))
  const kakao = responses['420']?.content?.['application/json']?.examples?.['CERTIFICATE_NOT_ISSUED_KAKAO']
  expect(kakao?.value['message']).toContain('카카오톡 인증서가 발급되지 않았습니다.')
})

test('what any call may meet is told at every call, and what passes with when to come back', () => {
  for (const { path, method, operation } of operations) {
    const { responses } = operation
    const told = Object.keys(responses)
    const where = `${method} ${path}`
    expect(told, where).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
    const codes = new Set(Object.values(responses).flatMap(codesOf))
    const ofBodies = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'].map((code) => codes.has(code))
    expect(ofBodies, where).toEqual([method !== 'get', method !== 'get'])
    for (const [status, { headers }] of Object.entries(responses))
      expect(headers !== undefined, `${where} ${status}`).toBe(status === '429' || status === '503')
  }
})

test('[SAFE-1] a login whose phone is not proved is told of at every call that it may not make', () => {
  for (const [key, call] of Object.entries(calls as Record<string, Tagged>)) {
    const [method = '', path = ''] = key.split(' ')
    const operation = operationAt(path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase())
    const isRefused = ['candidate', 'optional'].includes(call.auth) && !call.beforeProof
    expect(codesOf(operation.responses['403']).includes('PHONE_UNPROVED'), key).toBe(isRefused)
  }
})

test('[BIZ-1] every call of the console names who may make it, for machines and for people', () => {
  expect(operationAt('/console/applications', 'get')).toMatchObject({
    description: '부를 수 있는 사람: 에이전트',
    'x-roles': ['agent'],
  })
  expect(operationAt('/console/me', 'get').description).toBe(
    '부를 수 있는 사람: 채용 담당자, 에이전트, 관리자',
  )
  for (const { path, method, operation } of operations) {
    const isConsoles = operation.security.some((scheme) => 'operator' in scheme)
    expect(operation['x-roles'] !== undefined, `${method} ${path}`).toBe(isConsoles)
  }
})

test('[BIZ-16] the companies’ API comes first, and every answer of it has an example', () => {
  expect(document.tags[0]).toEqual({ name: PROGRAMS })
  const withKey = operations.filter(({ operation }) =>
    operation.security.some((scheme) => 'api-key' in scheme),
  )
  expect(withKey.map(({ operation }) => operation.tags)).toEqual(Object.keys(programs).map(() => [PROGRAMS]))
  for (const { operation } of withKey)
    for (const { content } of Object.values(operation.responses)) {
      const { example, examples } = content!['application/json']!
      expect(example ?? Object.values(examples ?? {})[0]).toBeDefined()
    }
})

test('[BIZ-16] examples are what the service may answer and send', () => {
  for (const { out, example } of Object.values(programs))
    expect(out[200].strict().safeParse(example).error).toBeUndefined()
  for (const [type, { data, example }] of Object.entries(webhooks))
    expect(data.strict().safeParse(example).error, type).toBeUndefined()
})

test('[BIZ-16] every signed webhook of docs/handover.md is described', () => {
  const page = readFileSync(new URL('../../../docs/handover.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| `([a-z.]+)` \|/gm)].map(([, type]) => type)
  expect(Object.keys(document.webhooks)).toEqual(documented)
})

test('a number in a query is typed as a number', () => {
  const limits = operations.flatMap(({ operation }) =>
    (operation.parameters ?? []).filter(({ name }) => name === 'limit'),
  )
  expect(limits.length).toBeGreaterThan(20)
  for (const { schema } of limits) expect(schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 })
})

test('[SAFE-3] the console’s refresh token is a cookie, all other tokens are bearers', () => {
  const { 'operator-refresh': refresh, ...others } = document.components.securitySchemes
  expect(refresh).toMatchObject({ type: 'apiKey', in: 'cookie', name: '__Host-console-refresh' })
  for (const scheme of Object.values(others)) expect(scheme).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(operationAt('/console/auth/refresh', 'post').security).toEqual([{ 'operator-refresh': [] }])
})

test('calls that make things take an idempotency key, others do not', () => {
  const taking = operations.filter(({ operation }) => operation.parameters?.some((it) => it.$ref))
  const making = Object.values(calls).filter((call) => 'makes' in call)
  expect(taking).toHaveLength(making.length)
  expect(making.length).toBeGreaterThan(5)
  const { schema } = document.components.parameters.IdempotencyKey
  expect(schema).toMatchObject({ type: 'string', minLength: 16, maxLength: 128 })
  const isKey = (text: string) => new RegExp(schema.pattern, 'u').test(text)
  expect(['!'.repeat(16), '~'.repeat(128), crypto.randomUUID()].map(isKey)).toEqual([true, true, true])
  const wrong = ['x'.repeat(15), 'x'.repeat(129), `${'x'.repeat(15)} y`, '열여섯글자가넘는한글로된열쇠예요']
  expect(wrong.map(isKey)).toEqual([false, false, false, false])
})

test('a query is optional when its field is', () => {
  const { parameters } = operationAt('/v3/users/offers', 'get')
  expect(parameters).toEqual([
    { name: 'isSelected', in: 'query', required: false, schema: { type: 'string', enum: ['true', 'false'] } },
    { name: 'isExpired', in: 'query', required: false, schema: { type: 'string', enum: ['true', 'false'] } },
  ])
})

const answering = (shape: z.ZodType): Tagged => ({
  auth: 'none',
  tag: '',
  about: '',
  out: { 200: shape },
  errors: [],
})

test('one name cannot stand for two shapes', () => {
  const one = z.object({ a: z.string() }).meta({ id: 'TestTwin' })
  const other = z.object({ b: z.string() }).meta({ id: 'TestTwin' })
  expect(() => openapi({ 'GET /a': answering(one), 'GET /b': answering(other) }, '1')).toThrow('TestTwin')
})
