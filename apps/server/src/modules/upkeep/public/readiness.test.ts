import { expect, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/open.ts'
import { createLog } from '../../../platform/observing/log.ts'
import { readiness } from './health.ts'

const log = createLog({ level: 'silent' })
const { signal: leaving } = new AbortController()
const never = () => new Promise<void>(() => {})
const over = (query: () => Promise<unknown>) => ({ pool: { query } }) as unknown as Database

test('a database that refuses is absent', async () => {
  const db = over(() => Promise.reject(new Error('refused')))
  expect(await readiness({ db, leaving, log, pause: never })).toBe('no-database')
})

test('a database that does not answer is absent too, after two seconds', async () => {
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {})
  expect(await readiness({ db: over(never), leaving, log, pause })).toBe('no-database')
  expect(pause.mock.calls).toEqual([[2_000]])
})
