import { expect, test, vi } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { createLog } from '../observing/log.ts'
import { createOutages } from '../observing/outages.ts'
import type { Database } from './open.ts'
import { createServing, type Readiness, readiness, shareReadiness } from './readiness.ts'

const log = createLog({ level: 'silent' })
const { signal: leaving } = new AbortController()
const outages = createOutages(createTestClock())
const never = () => new Promise<void>(() => {})
const over = (query: (text: string) => Promise<unknown>) => ({ pool: { query } }) as unknown as Database
/** A database that answers reads and refuses writes with this code. */
const refusing = (code: string) =>
  over((text) =>
    text.includes('delete')
      ? Promise.reject(Object.assign(new Error('no'), { code, severity: 'ERROR' }))
      : Promise.resolve({ rows: [{ applied: 0 }] }),
  )

test('a database that refuses connections counts as absent', async () => {
  const db = over(() => Promise.reject(new Error('refused')))
  expect(await readiness({ db, leaving, log, outages, pause: never })).toBe('no-database')
})

test('a database that does not answer counts as absent after two seconds', async () => {
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {})
  expect(await readiness({ db: over(never), leaving, log, outages, pause })).toBe('no-database')
  expect(pause.mock.calls).toEqual([[2_000]])
})

test.for(['25006', '53100', '53400', '42501'])(
  '[OPS-1] a database that answers and takes no writes (%s) is not ready',
  async (code) => {
    expect(await readiness({ db: refusing(code), leaving, log, outages, pause: never })).toBe('no-writes')
  },
)

test('[OPS-3] since when the database is away is kept until it answers', async () => {
  const clock = createTestClock()
  const kept = createOutages(clock)
  const look = (db: Database) => readiness({ db, leaving, log, outages: kept, pause: never })
  const gone = over(() => Promise.reject(new Error('refused')))
  const since = clock()
  await look(gone)
  clock.advance({ seconds: 30 })
  await look(gone)
  expect(kept.of('database')).toEqual({ since, lastSeen: clock() })
  await look(refusing('25006'))
  expect([kept.of('database'), kept.of('writes')]).toEqual([null, { since: clock(), lastSeen: clock() }])
})

test('[OPS-1] requests within a second share one check', async () => {
  const clock = createTestClock()
  const ask = vi.fn<() => Promise<'ready' | 'no-database'>>(async () => 'ready')
  const shared = shareReadiness(ask, { clock, leaving })
  expect(await Promise.all(Array.from({ length: 50 }, shared))).toEqual(
    Array.from({ length: 50 }, () => 'ready'),
  )
  clock.advance({ ms: 999 })
  await shared()
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockResolvedValue('no-database')
  clock.advance({ ms: 1 })
  expect(await shared()).toBe('no-database')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('[OPS-1] a stopping process is not ready at once', async () => {
  const leave = new AbortController()
  const shared = shareReadiness(async () => 'ready', { clock: createTestClock(), leaving: leave.signal })
  expect(await shared()).toBe('ready')
  leave.abort()
  expect(await shared()).toBe('stopping')
})

test('[OPS-1] a process serves from the first time it was ready, without its database too, until it leaves', async () => {
  const leave = new AbortController()
  const isReady = vi.fn<() => Promise<Readiness>>(async () => 'not-migrated')
  const serving = createServing(isReady, { leaving: leave.signal })
  expect(await serving()).toBe('not-migrated')
  isReady.mockResolvedValue('no-database')
  expect(await serving()).toBe('no-database')
  isReady.mockResolvedValue('ready')
  expect(await serving()).toBe('serving')
  isReady.mockResolvedValue('no-database')
  expect(await serving()).toBe('serving')
  isReady.mockReturnValue(new Promise(() => {}))
  expect(await serving()).toBe('serving')
  leave.abort()
  expect(await serving()).toBe('stopping')
})
