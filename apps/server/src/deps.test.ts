import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDeps } from './deps.ts'
import type { Database } from './platform/db/open.ts'
import { readSettings } from './settings.ts'
import { createTestClock } from './testing/test-clock.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'deps-'))
const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const db = {} as Database
afterAll(() => rmSync(dataDir, { recursive: true }))

test('ids come from the given clock', async () => {
  const { ids } = await createDeps(settings, { db, clock: createTestClock('2026-11-16T00:00:00Z') })
  const ms = Number.parseInt(ids.next().replace('-', '').slice(0, 12), 16)
  expect(new Date(ms).toISOString()).toBe('2026-11-16T00:00:00.000Z')
})

test('two starts on one data folder read each other’s sealed values', async () => {
  const [first, second] = [await createDeps(settings, { db }), await createDeps(settings, { db })]
  expect(second.secrets.open(first.secrets.seal('한지우', 'users.name'), 'users.name')).toBe('한지우')
})

test('files go to the S3-compatible store once it is given, all of it or nothing', async () => {
  const names = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const s3 = Object.fromEntries(names.map((name) => [name, 'x']))
  const wanted = { NODE_ENV: 'test', DATA_DIR: dataDir, S3_ENDPOINT: 'https://s3.example' }
  const { files } = await createDeps(readSettings({ ...wanted, ...s3 }), { db })
  expect(await files.uploadAddress('owner/file.pdf', { maxBytes: 1 })).toMatch(/^https:\/\/s3\.example\/x\//)
  expect(() => readSettings(wanted)).toThrow(/^S3_REGION, .*함께/)
})
