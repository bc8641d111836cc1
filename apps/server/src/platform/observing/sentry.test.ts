import { expect, test, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { withoutChance } from '../../testing/without-chance.ts'
import { createLog } from './log.ts'
import { createSentryReport } from './sentry.ts'

const id = '01980000-0000-7000-8000-000000000000'

function setUp(answer: () => Promise<Response>) {
  const post = vi.fn<typeof fetch>(answer)
  const lines: string[] = []
  const report = createSentryReport({
    dsn: 'https://key@errors.example/path/42',
    environment: 'test',
    release: '1.0.0+abcdef123456',
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
    clock: () => new Date('2026-11-16T00:00:00Z'),
    ids: { next: () => id },
    fetch: post,
  })
  return { post, lines, report }
}

test('[UI-8] a report has route and request id, and no personal data', async () => {
  const { post, report } = setUp(async () => new Response())
  report(new Error('failed for "한지우" 01012345678'), {
    request: 'abc',
    route: '/api/users/:id',
    status: 500,
  })
  const [url, init] = post.mock.calls[0]!
  expect(url).toBe('https://errors.example/path/api/42/envelope/')
  expect(init?.headers).toMatchObject({ 'x-sentry-auth': expect.stringContaining('sentry_key=key') })
  const sent = init?.body as string
  const [header, item, event] = sent.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(header).toMatchObject({ event_id: id.replaceAll('-', '') })
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    environment: 'test',
    release: '1.0.0+abcdef123456',
    transaction: '/api/users/:id',
    tags: { request: 'abc', status: 500 },
    exception: { values: [{ type: 'Error', stacktrace: { frames: expect.any(Array) } }] },
  })
  expect(withoutChance(sent)).not.toMatch(/한지우|0101234/)
})

test('an unreachable tracker gives a log line and does not fail the request', async () => {
  const { lines, report } = setUp(() => Promise.reject(new Error('unreachable')))
  report(new Error('x'))
  await vi.waitFor(() => expect(lines.join('')).toContain('보고하지 못했어요'), PATIENT)
})

test('reports are limited when errors come in masses', () => {
  const { post, report } = setUp(() => new Promise(() => {}))
  for (let count = 0; count < 100; count += 1) report(new Error('again'))
  expect(post).toHaveBeenCalledTimes(10)
})
