import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { addCandidate } from '../../testing/test-candidate.ts'
import { addressOf, openTestStream } from '../../testing/test-stream.ts'
import { PATIENT } from '../../testing/patient.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { firstIdAt } from '../crypto/ids.ts'
import { startJobs } from '../jobs/runner.ts'
import { createCircuit } from '../providers/circuit.ts'
import { ProviderUnavailable } from '../providers/deadline.ts'
import { watchCircuit } from '../providers/watch-provider.ts'
import type { Reading } from './reading.ts'

const test = serverTest()

async function scraped(server: TestApp): Promise<string> {
  return (await server.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })).body
}

test('[OPS-3] the outbox metric counts due messages and their age, not later ones', async ({
  server,
  clock,
}) => {
  const { userId } = await addCandidate(server)
  const notice = (key: string, dueAt: Date) =>
    server.db.pool.query(
      `insert into notices (id, user_id, type, channel, dedupe_key, content, due_at, created_at)
       values ($1, $2, 'OFFER', 'SMS', $3, '{}', $4, $4)`,
      [server.deps.ids.next(), userId, key, dueAt],
    )
  await notice('due', clock())
  await notice('later', new Date(clock().getTime() + 3_600_000))
  clock.advance({ minutes: 7 })
  const text = await scraped(server)
  expect(text).toContain('outbox_waiting{channel="SMS"} 1\n')
  expect(text).toContain('outbox_oldest_seconds{channel="SMS"} 420\n')
  expect(text).toContain('outbox_waiting{channel="MAIL"} 0\n')
})

test('[OPS-3] registrations begun and completed in the last day are counted', async ({ server, clock }) => {
  clock.advance({ hours: 48 })
  await addCandidate(server)
  const text = await scraped(server)
  expect(text).toContain('registrations_last_day{stage="registered"} 1\n')
  expect(text).toContain('verification_attempts_last_day{kind="CAREER",state="DONE"} 0\n')
  expect(text).toContain('offers_last_day{status="MATCHED"} 0\n')
  expect(text).toContain('matches_last_day 0\n')
})

test('[OPS-3] readiness is a metric', async ({ server }) => {
  expect(await scraped(server)).toContain('service_ready 1\n')
})

test('[OPS-3] calls to a provider are counted by result, with the circuit’s state', async ({ server }) => {
  const circuit = watchCircuit('kakao', createCircuit('kakao', server.clock), server.deps)
  await circuit.run(async () => 'yes')
  await expect(circuit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const hung = () => Promise.reject(new ProviderUnavailable('kakao', 'timeout'))
  await expect(circuit.run(hung, { patient: true })).rejects.toThrow('timeout')
  expect(await scraped(server)).toContain('provider_circuit_open{provider="kakao"} 0\n')
  for (let time = 0; time < 5; time += 1) await expect(circuit.run(hung)).rejects.toThrow('timeout')
  await expect(circuit.run(async () => 'yes')).rejects.toThrow('circuit-open')
  const text = await scraped(server)
  const counted = (result: string) =>
    Number(
      new RegExp(`provider_call_duration_seconds_count\\{provider="kakao",result="${result}"\\} (\\d+)`).exec(
        text,
      )?.[1],
    )
  expect(['done', 'refused', 'unconfirmed', 'timeout', 'circuit-open'].map(counted)).toEqual([1, 1, 1, 5, 1])
  expect(text).toContain('provider_circuit_open{provider="kakao"} 1\n')
})

test('[OPS-3] a job has its last success, its interval and its queue', async ({ server }) => {
  const job = { name: 'test-told', cron: '0 4 * * *', run: async () => {} }
  const runner = await startJobs([job], server.deps)
  try {
    const text = await scraped(server)
    expect(text).toContain('job_interval_seconds{name="test-told"} 86400\n')
    expect(text).toContain('job_queue_waiting{name="test-told"} 0\n')
    const startedAt = server.clock().getTime() / 1000
    expect(text).toContain(`job_last_success_timestamp_seconds{name="test-told"} ${startedAt}\n`)
    // Runs of other processes count too.
    await server.db.pool.query(
      `insert into jobs.job (name, state, completed_on) values ('test-told', 'completed', '2030-01-01T00:00:00Z')`,
    )
    expect(await scraped(server)).toContain(
      'job_last_success_timestamp_seconds{name="test-told"} 1893456000\n',
    )
  } finally {
    await runner.stop(1000)
  }
})

test('[OPS-3] open streams are counted', async ({ server }) => {
  const { token } = await addCandidate(server)
  expect(await scraped(server)).toContain('streams_open 0\n')
  const stream = await openTestStream(await addressOf(server.app), { token })
  expect(stream.status).toBe(200)
  expect(await scraped(server)).toContain('streams_open 1\n')
  stream.cut()
  await vi.waitFor(async () => expect(await scraped(server)).toContain('streams_open 0\n'), PATIENT)
})

test('a reading that fails is left out, the others are reported', async ({ server }) => {
  const broken: Reading = {
    name: 'broken',
    help: 'x',
    labels: [],
    read: () => Promise.reject(new Error('no such table')),
  }
  server.deps.metrics.watch(broken, server.deps)
  const text = await scraped(server)
  expect(text).not.toMatch(/^broken /m)
  expect(text).toContain('service_ready 1\n')
})

test('readings of a database that does not answer are left out after three seconds', async ({
  server,
  clock,
}) => {
  const silent: Reading = { name: 'silent', help: 'x', labels: [], read: () => new Promise(() => {}) }
  server.deps.metrics.watch(silent, server.deps)
  let text: string | null = null
  void scraped(server).then((body) => (text = body))
  await vi.waitFor(async () => {
    clock.advance({ seconds: 3 })
    await sleep(0)
    expect(text).toContain('service_ready')
  }, PATIENT)
  server.deps.metrics.watch({ ...silent, read: async () => [] }, server.deps)
})

test('the first id of a moment sorts before all ids of the moment and after earlier ones', ({ server }) => {
  const before = server.deps.ids.next()
  server.clock.advance({ seconds: 1 })
  const first = firstIdAt(server.clock())
  expect([server.deps.ids.next(), before, first].toSorted()).toEqual([before, first, expect.any(String)])
})
