import { expect, vi } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const stopping = new AbortController()

const test = serverTest({ stopping: stopping.signal })

test('health has version and start time', async ({ server, clock }) => {
  clock.advance({ minutes: 2 })
  const { statusCode, json, headers } = await server.call('GET', '/health')
  expect([statusCode, json()]).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/), uptimeSeconds: 120 },
  ])
  expect(headers['cache-control']).toBe('no-store')
})

test('ready when the database answers and is migrated', async ({ server }) => {
  const { statusCode, json } = await server.call('GET', '/ready')
  expect([statusCode, json()]).toEqual([200, { status: 'ready' }])
  expect((await server.call('GET', '/serving')).json()).toEqual({ status: 'serving' })
})

test('not ready when the newest migration is missing', async ({ server, clock }) => {
  clock.advance({ seconds: 1 })
  const { rows } = await server.db.pool.query<{ id: number }>(
    'delete from drizzle.__drizzle_migrations returning *',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect((await server.call('GET', '/ready')).json()).toEqual({ status: 'not-migrated' })
})

test('[OPS-1] a burst of requests makes one check', async ({ server, clock }) => {
  clock.advance({ seconds: 1 })
  const query = vi.spyOn(server.deps.db.pool, 'query')
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.call('GET', '/ready')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
})

test('metrics are for this machine or with the token, and 404 for everyone else', async () => {
  const metered = await createTestApp({ settings: { METRICS_TOKEN: 'a-long-metrics-token' } })
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    metered.app.inject({ url: '/api/metrics', remoteAddress, headers })
  try {
    await metered.call('GET', '/users/profile/0198c0de-0000-7000-8000-000000000001')
    const local = await ask('127.0.0.1')
    expect(local.statusCode).toBe(200)
    expect(local.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/users\/profile\/:id",status="401"\} 1/,
    )
    expect(local.body).not.toContain('0198c0de')
    expect((await ask('203.0.113.1')).statusCode).toBe(404)
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
    expect((await ask('203.0.113.1', { authorization: 'Bearer wrong' })).statusCode).toBe(404)
    expect((await ask('203.0.113.1', { authorization: 'Bearer a-long-metrics-token' })).statusCode).toBe(200)
  } finally {
    await metered.close()
  }
})

test('[OPS-1] a stopping process is alive, but not ready and not serving', async ({ server }) => {
  stopping.abort()
  for (const path of ['/ready', '/serving']) {
    const { statusCode, json } = await server.call('GET', path)
    expect([statusCode, json()]).toEqual([503, { status: 'stopping' }])
  }
  expect((await server.call('GET', '/health')).statusCode).toBe(200)
})
