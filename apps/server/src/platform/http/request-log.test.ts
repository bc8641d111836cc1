import { expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { RegisterCalls } from '../module.ts'

const CANARIES = [
  '한카나리',
  '01055556666',
  'canary@coffee.example',
  '971224-2345678',
  'canary-token',
  '0198c0de-0000-7000-8000-00000000ca4a',
]
const [name, phone, email, digits, secret, id] = CANARIES as [string, string, string, string, string, string]

const feature: RegisterCalls = (handle) => {
  handle('PATCH /users/email', ({ body }) => body)
  handle('GET /users/exist', () => ({ existence: true }))
  handle('GET /users/profile/:id', () => {
    throw new Error(`no profile of "${name}" with ${phone}`)
  })
  handle('POST /users/ask', async ({ body }, { db }) => {
    await db.drizzle.$client.query('insert into users (id, phone_hash) values ($1, $2)', [
      'not-an-id',
      body.message,
    ])
    return { id: '' }
  })
  handle('GET /inbound/user/files', () => ({ items: [] }))
}

const test = serverTest({ calls: [feature] })

test.beforeEach(({ server }) => void (server.logged.length = 0))

const lines = (server: TestApp) => server.logged.map((line) => JSON.parse(line) as Record<string, unknown>)

test('[VER-10] no input reaches the log, whether the call succeeds or fails', async ({ server }) => {
  const { token } = server.signIn()
  const headers = {
    cookie: secret,
    'x-secret': secret,
    'user-agent': secret,
    'idempotency-key': `${secret}-0123456789`,
  }
  await server.call('PATCH', '/users/email', { token, headers, body: { email, [name]: phone } })
  await server.call('PATCH', '/users/email', { token, headers, body: { email: `${name} ${digits}` } })
  await server.call('GET', `/users/exist?name=${encodeURIComponent(name)}&phone=${phone}`, { headers })
  await server.call('GET', `/users/profile/${id}`, { token, headers })
  await server.call('POST', '/users/ask', {
    token,
    headers,
    body: { from: '/my', message: `${name} ${phone} ${digits}` },
  })
  await server.call('GET', `/users/${encodeURIComponent(name)}?code=${digits}`, { headers })
  await server.call('GET', '/v3/users/my', { headers: { authorization: `Bearer ${secret}` } })
  const text = server.logged.join('')
  for (const canary of [...CANARIES, token]) expect(text).not.toContain(canary)
  expect(lines(server)).toHaveLength(7)
})

test('a line has the route pattern, method, status, time and request id', async ({ server }) => {
  const { token } = server.signIn()
  const { headers } = await server.call('PATCH', '/users/email', { token, body: { email } })
  expect(lines(server)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      request: headers['x-request-id'],
      method: 'PATCH',
      route: '/api/users/email',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ])
})

test('[UI-8] 500 and above is fatal, with the error; the rest is error', async ({ server }) => {
  const { token } = server.signIn()
  await server.call('GET', `/users/profile/${id}`, { token })
  await server.call('GET', '/users/profile/nobody', { token })
  expect(lines(server)).toMatchObject([
    {
      level: 'fatal',
      status: 500,
      situation: 'INTERNAL',
      route: '/api/users/profile/:id',
      err: { type: 'Error' },
    },
    { level: 'error', status: 404, situation: 'NOT_FOUND', route: '/api/users/profile/:id' },
  ])
})

test('[UI-8] the file list logs only above 401', async ({ server }) => {
  await server.call('GET', '/inbound/user/files')
  expect(lines(server)).toEqual([])
  await server.call('GET', '/v3/users/profile')
  expect(lines(server)).toHaveLength(1)
})

test('[OPS-3] a health check that succeeds leaves no line', async ({ server }) => {
  for (const probe of ['/health', '/ready']) await server.call('GET', probe)
  expect(lines(server)).toEqual([])
})
