import { expect, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/open.ts'
import { createLog } from '../../../platform/observing/log.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { readiness, shareReadiness } from './readiness.ts'

const log = createLog({ level: 'silent' })
const { signal: leaving } = new AbortController()
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
  expect(await readiness({ db, leaving, log, pause: never })).toBe('no-database')
})

test('a database that does not answer counts as absent after two seconds', async () => {
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {})
  expect(await readiness({ db: over(never), leaving, log, pause })).toBe('no-database')
  expect(pause.mock.calls).toEqual([[2_000]])
})

test.for(['25006', '53100', '53400', '42501'])(
  '[OPS-1] a database that answers and takes no writes (%s) is not ready',
  async (code) => {
    expect(await readiness({ db: refusing(code), leaving, log, pause: never })).toBe('no-writes')
  },
)

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
