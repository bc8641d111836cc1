import { PgBoss } from 'pg-boss'
import { expect, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { worldTest } from '../../testing/server-test.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'
import { preparePages } from '../http/pages/mount.ts'
import { mountWeb } from '../http/pages/web.ts'
import { JOB_SCHEMA, startJobs } from '../jobs/runner.ts'
import type { RegisterCalls } from '../module.ts'
import { startTestCollector } from './testing/test-collector.ts'

vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20')

const COMMIT = 'abcdef123456'
const broken = () => new Error('out of beans for "한지우" 01012345678')

const calls: RegisterCalls = (handle) => {
  handle('GET /v3/users/my', () => {
    throw broken()
  })
}

async function createWorld() {
  const collector = await startTestCollector()
  const server = await createTestApp({
    calls: [calls],
    settings: { ...collector.environment, COMMIT },
    pages: async (app, deps) => {
      await preparePages(app, deps)
      mountWeb(app, deps, {
        withPolicy: true,
        render: async (request, context) => {
          // One page fails as a whole, the other in a streamed part.
          if (request.url.endsWith('/gone')) throw broken()
          context.report(broken())
          return new Response('<p>sorry</p>', { headers: { 'content-type': 'text/html' } })
        },
      })
    },
  })
  return {
    server,
    collector,
    async close() {
      await server.close()
      await server.deps.tracing.close()
      await collector.close()
    },
  }
}

const test = worldTest(createWorld)

type World = Awaited<ReturnType<typeof createWorld>>
type Failing = (world: World) => Promise<unknown>

async function runJob({ server }: World): Promise<void> {
  const job = { name: 'test-breaks', cron: '0 4 * * *', run: () => Promise.reject(broken()) }
  const runner = await startJobs([job], server.deps, { pollSeconds: 0.5 })
  const queue = new PgBoss({
    ...(server.db.connection as object),
    schema: JOB_SCHEMA,
    schedule: false,
    max: 1,
  })
  await queue.start()
  await queue.send(job.name, null, { retryLimit: 0 })
  await vi.waitFor(() => expect(server.logged.join('')).toContain('job failed'), PATIENT)
  await queue.stop({ graceful: false })
  await runner.stop(1000)
}

const failing: Record<string, { of: string; name: string; fail: Failing }> = {
  call: {
    of: 'call',
    name: 'GET /api/v3/users/my',
    fail: ({ server }) => server.call('GET', '/v3/users/my', { token: server.signIn().token }),
  },
  page: { of: 'page', name: 'GET /*', fail: ({ server }) => server.app.inject({ url: '/gone' }) },
  'page that is sent with a part that broke': {
    of: 'page',
    name: 'GET /*',
    fail: ({ server }) => server.app.inject({ url: '/half' }),
  },
  job: { of: 'job', name: 'job test-breaks', fail: runJob },
}

test.for(Object.entries(failing))(
  '[OPS-3] a failed %s gives one log line, one report, one trace and one count',
  async ([, { of, name, fail }], { world }) => {
    const { server, collector } = world
    const counted = async () =>
      Number(
        new RegExp(`failures_total\\{of="${of}"\\} (\\d+)`).exec(await server.deps.metrics.text())?.[1] ?? 0,
      )
    const before = await counted()
    for (const list of [server.logged, collector.reports, collector.spans]) list.length = 0
    await fail(world)

    const lines = server.logged.filter((line) => line.includes('"err"'))
    expect(lines).toHaveLength(1)
    const { trace } = JSON.parse(lines[0]!) as { trace: string }
    await vi.waitFor(() => expect(collector.reports).toHaveLength(1), PATIENT)
    expect(collector.reports[0]).toMatchObject({
      release: expect.stringMatching(/^\d+\.\d+\.\d+.*\+abcdef123456$/),
      tags: { of, trace },
      exception: { values: [{ type: 'Error' }] },
    })
    const span = await vi.waitFor(() => {
      const found = collector.spans.find((it) => it.name === name)
      expect(found).toBeDefined()
      return found
    }, PATIENT)
    expect(span).toMatchObject({ traceId: trace, status: { code: 2 } })
    expect(await counted()).toBe(before + 1)
    expect(withoutChance(server.logged.join('') + collector.bodies.join(''))).not.toMatch(/한지우|0101234/)
  },
)
