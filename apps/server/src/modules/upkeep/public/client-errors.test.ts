import { CLIENT_ERROR } from '@coffeeattack/domain/upkeep/client-error'
import { expect, vi } from 'vitest'
import { startTestCollector } from '../../../platform/observing/testing/test-collector.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { withoutChance } from '../../../testing/without-chance.ts'

const test = worldTest(async () => {
  const collector = await startTestCollector()
  const { SENTRY_DSN } = collector.environment
  const server = await createTestApp({ settings: { SENTRY_DSN } })
  return {
    server,
    collector,
    async close() {
      await server.close()
      await collector.close()
    },
  }
})

test.beforeEach(({ world: { server, collector } }) => {
  server.clock.advance({ hours: 1 })
  server.logged.length = collector.reports.length = 0
})

const body = {
  app: 'web',
  release: '1.0.0-rc.1+abcdef123456',
  page: '/offers/0198c0de-0000-7000-8000-00000000ca4a',
  type: 'TypeError',
  message: 'x is not a function',
  stack: `TypeError: x is not a function
    at draw (https://coffee.example/assets/shell-Ab1_-.js:1:234)
    at async https://coffee.example/assets/common-x.js:5:6`,
}

test('[OPS-3] an error in a browser is logged, reported and counted once, with the release of its page', async ({
  world: { server, collector },
}) => {
  const { statusCode } = await server.call('POST', '/client-errors', { body })
  expect(statusCode).toBe(204)
  const lines = server.logged.map((line) => JSON.parse(line) as { msg: string })
  const stack = 'at draw (/assets/shell-Ab1_-.js:1:234)\nat /assets/common-x.js:5:6'
  expect(lines.filter(({ msg }) => msg === 'browser broke')).toMatchObject([
    {
      level: 'error',
      app: 'web',
      page: '/offers/:id',
      release: body.release,
      err: { type: 'TypeError', message: 'x is not a function', stack },
    },
  ])
  await vi.waitFor(() => expect(collector.reports).toHaveLength(1), PATIENT)
  expect(collector.reports[0]).toMatchObject({
    platform: 'javascript',
    release: body.release,
    transaction: '/offers/:id',
    tags: { of: 'browser' },
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  })
  expect(await server.deps.metrics.text()).toContain('failures_total{of="browser"} 1\n')
})

test('stacks of Safari and Firefox are read alike', async ({ world: { server, collector } }) => {
  const stack = `draw@https://coffee.example/console/assets/shell-a.js:1:234
@https://coffee.example/assets/b.js:5:6
promiseReactionJob@[native code]
global code@https://coffee.example/my/Ab12Cd34?code=1:7:8`
  await server.call('POST', '/client-errors', { body: { ...body, stack } })
  await vi.waitFor(() => expect(collector.reports).toHaveLength(1), PATIENT)
  const line = JSON.parse(server.logged.find((it) => it.includes('browser broke'))!) as {
    err: { stack: string }
  }
  expect(line.err.stack.split('\n')).toEqual([
    'at draw (/console/assets/shell-a.js:1:234)',
    'at /assets/b.js:5:6',
    'at global code (/my/:id:7:8)',
  ])
})

const CANARIES = [
  '한카나리',
  '01055556666',
  '010-5555-6666',
  'canary@coffee.example',
  '971224-2345678',
  'canary-token',
]
const [name, phone, spelt, email, identity, token] = CANARIES

test.for([
  `no profile of ${name}`,
  `call ${phone} or ${spelt}`,
  `mail to ${email}`,
  `resident ${identity}`,
  `GET https://coffee.example/my?code=${token} failed`,
  `bad "${token}"`,
])('[OPS-3] nothing about a person is kept of what a browser says: %s', async (text, { world }) => {
  const { server, collector } = world
  const said = {
    ...body,
    message: text,
    page: `/${phone}/${encodeURIComponent(name!)}?token=${token}`,
    release: `1 ${name}`,
    type: `Error ${name}`,
    stack: `${text}\n    at ${name} (https://coffee.example/s/${token}1/${phone}?a=${token}:1:2)\n${text}`,
  }
  await server.call('POST', '/client-errors', { body: said })
  await vi.waitFor(() => expect(collector.reports).toHaveLength(1), PATIENT)
  const kept = server.logged.join('') + collector.bodies.join('')
  for (const canary of CANARIES) expect(kept).not.toContain(canary)
  expect(withoutChance(kept)).not.toContain('971224')
})

test('messages of parsers may quote their input, so only the error type is kept', async ({
  world: { server },
}) => {
  await server.call('POST', '/client-errors', {
    body: { ...body, type: 'SyntaxError', message: 'bad token hummingbird' },
  })
  expect(server.logged.join('')).toContain('SyntaxError')
  expect(server.logged.join('')).not.toContain('hummingbird')
})

test('too long fields and too many errors from one address are refused', async ({ world: { server } }) => {
  const long = { ...body, message: 'x'.repeat(CLIENT_ERROR.message + 1) }
  expect((await server.call('POST', '/client-errors', { body: long })).statusCode).toBe(400)
  for (let time = 0; time < 59; time += 1) await server.call('POST', '/client-errors', { body })
  expect((await server.call('POST', '/client-errors', { body })).statusCode).toBe(429)
})
