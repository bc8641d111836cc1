import { expect, test } from 'vitest'
import type { Database } from '../../db/open.ts'
import { createLog } from '../../observing/log.ts'
import { readiness } from './readiness.ts'

const log = createLog({ level: 'silent' })
const { signal: stopping } = new AbortController()
const over = (query: () => Promise<unknown>) => ({ pool: { query } }) as unknown as Database

test('a database that refuses is absent', async () => {
  expect(await readiness({ db: over(() => Promise.reject(new Error('refused'))), stopping, log })).toBe(
    'no-database',
  )
})

test('a database that does not answer is absent too, after two seconds', async () => {
  expect(await readiness({ db: over(() => new Promise(() => {})), stopping, log })).toBe('no-database')
})
