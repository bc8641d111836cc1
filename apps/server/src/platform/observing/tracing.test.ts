import { expect, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { worldTest } from '../../testing/server-test.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { startTestSandbox } from '../../testing/test-sandbox.ts'
import { preparePages } from '../http/pages/mount.ts'
import { mountWeb } from '../http/pages/web.ts'
import { type CollectedSpan, startTestCollector } from './testing/test-collector.ts'

const PHONE = '01055556666'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const ABOVE = '00f067aa0ba902b7'

/** OpenTelemetry's setting to export at once instead of every five seconds. */
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20')

async function createWorld() {
  const clock = createTestClock()
  const [collector, sandbox] = await Promise.all([startTestCollector(), startTestSandbox(clock)])
  const seenOutside: string[] = []
  const plain = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (String(input).startsWith(sandbox.base)) seenOutside.push(...new Headers(init?.headers).keys())
    return plain(input, init)
  }
  const server = await createTestApp({
    clock,
    settings: { ...sandbox.environment, ...collector.environment, COMMIT: 'abcdef1234567' },
    pages: async (app, deps) => {
      await preparePages(app, deps)
      mountWeb(app, deps, {
        withPolicy: true,
        render: async (_request, context) => {
          await context.fetch('/api/links/canary-token', {})
          return new Response('<p>한카나리</p>', { headers: { 'content-type': 'text/html' } })
        },
      })
    },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })

  return {
    server,
    collector,
    seenOutside,
    /** Waits for the span of that name. */
    span: (name: string) =>
      vi.waitFor(() => {
        const found = collector.spans.find((span) => span.name === name)
        expect(found).toBeDefined()
        return found!
      }, PATIENT),
    partsOf: (parent: CollectedSpan) =>
      collector.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId),
    async close() {
      globalThis.fetch = plain
      await server.close()
      await server.deps.tracing.close()
      await sandbox.close()
      await collector.close()
    },
  }
}

const test = worldTest(createWorld)

test('[OPS-3] a request is one trace from the caller to database and provider', async ({
  world: { server, span, partsOf, seenOutside },
}) => {
  const { statusCode } = await server.call('POST', '/auth/otp', {
    headers: { traceparent: `00-${TRACE}-${ABOVE}-01` },
    body: { phone: PHONE },
  })
  expect(statusCode).toBe(200)
  const call = await span('POST /api/auth/otp')
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: ABOVE })
  const parts = partsOf(call)
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert one_time_codes', 'commit', 'sms']),
  )
  expect(parts.every(({ traceId }) => traceId === TRACE)).toBe(true)
  expect(seenOutside).toContain('authorization')
  expect(seenOutside).not.toContain('traceparent')
  expect(seenOutside).not.toContain('x-request-id')
})

test('[OPS-3] a page and its calls are one trace', async ({ world: { server, span, partsOf } }) => {
  await server.app.inject({ url: '/nowhere?name=한카나리' })
  const page = await span('GET /*')
  const [rendering] = partsOf(page)
  expect(rendering).toMatchObject({ name: 'page', traceId: page.traceId })
  expect(partsOf(rendering!)).toMatchObject([{ name: 'GET /api/links/:token' }])
})

test('requests that share connections keep their own statements', async ({
  world: { server, collector, partsOf },
}) => {
  const traces = Array.from({ length: 30 }, (_, at) => `${TRACE.slice(2)}${String(at).padStart(2, '0')}`)
  await Promise.all(
    traces.map((trace, at) =>
      server.call('GET', `/users/exist?name=a&phone=010777700${String(at).padStart(2, '0')}`, {
        headers: { traceparent: `00-${trace}-${ABOVE}-01` },
      }),
    ),
  )
  const own = () =>
    collector.spans.filter((span) => traces.includes(span.traceId) && span.parentSpanId === ABOVE)
  await vi.waitFor(() => expect(own()).toHaveLength(30), PATIENT)
  for (const call of own()) expect(partsOf(call).map(({ name }) => name)).toEqual(['select users'])
})

test('a request’s log line has its trace id and the proxy’s request id', async ({ world: { server } }) => {
  const id = '0AF76519-16cd-43dd-8448-eb211c80319c'
  server.logged.length = 0
  const given = await server.call('GET', '/users/exist?name=a&phone=01077778888', {
    headers: { traceparent: `00-${TRACE}-${ABOVE}-01`, 'x-request-id': id },
  })
  expect(given.headers['x-request-id']).toBe(id)
  expect(JSON.parse(server.logged.at(-1)!)).toMatchObject({ request: id, trace: TRACE })
})

test.for([PHONE, '한카나리', '0'.repeat(31), `${'a'.repeat(32)} `, '../../../../etc', '00-x-y-01'])(
  'an invalid request id or trace is ignored: %s',
  async (written, { world: { server } }) => {
    server.logged.length = 0
    const headers = { 'x-request-id': encodeURIComponent(written), traceparent: encodeURIComponent(written) }
    const answer = await server.call('GET', '/v3/users/my', { headers })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
    expect(JSON.parse(server.logged.at(-1)!)).toMatchObject({
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(server.logged.join('')).not.toContain(encodeURIComponent(written))
  },
)

test('[OPS-3] a trace contains no input', async ({ world: { server, collector, span } }) => {
  await server.call('POST', '/users/ask', { body: { from: '/my', message: '한카나리 010-5555-6666' } })
  await span('POST /api/users/ask')
  const sent = collector.bodies.join('')
  for (const canary of [PHONE, '010-5555-6666', '한카나리', '%ED', 'canary', '01077778888'])
    expect(sent).not.toContain(canary)
  expect(sent).toContain('+abcdef123456')
})
