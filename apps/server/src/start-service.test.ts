import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { test as base } from './platform/db/testing/test-database.ts'
import { startFailure, startService } from './start-service.ts'

/** What somebody reads whose service does not start. */
const test = base.extend('refusal', async ({ db }, { onCleanup }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-start-'))
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true }))
  return (changed: Record<string, string>) => {
    const given = { DATA_DIR: dataDir, DATABASE_URL: db.url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }
    const { signal: stopping } = new AbortController()
    return startService({ environment: { ...given, ...changed }, create: async () => Fastify(), stopping })
      .then(() => 'it started')
      .catch(startFailure)
  }
})

test('[VER-15] production does not start on the sandbox', async ({ refusal }) => {
  const production = { NODE_ENV: 'production', SECRETS_KEY: 'ab'.repeat(32), DEMO_DATA: 'off' }
  expect(await refusal({ ...production, SANDBOX: 'on', APP_ORIGIN: 'https://coffee.example' })).toMatch(
    /^SANDBOX 설정을 확인해 주세요: .*ALLOW_SANDBOX=yes.*$/,
  )
})

/** A port that another program listens on. */
async function takenPort(onTestFinished: (close: () => void) => void): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return String((other.address() as AddressInfo).port)
}

test('[PRO-7] names of files from before are sealed before it answers anybody', async ({
  db,
  refusal,
  onTestFinished,
}) => {
  await db.pool.query(
    `insert into files (id, purpose, type, store_key, name, created_at)
     values (gen_random_uuid(), 'RESUME', 'pdf', 'visitor/1.pdf', '한지우 이력서.pdf', now())`,
  )
  expect(await refusal({ PORT: await takenPort(onTestFinished) })).toContain('포트')
  const { rows } = await db.pool.query('select name, name_sealed from files')
  expect(rows).toEqual([{ name: null, name_sealed: expect.stringMatching(/^[\w-]+\.[\w-]+$/) }])
})

test('a port that is taken is told in one sentence', async ({ refusal, onTestFinished }) => {
  expect(await refusal({ PORT: await takenPort(onTestFinished) })).toBe(
    '이미 다른 프로그램이 쓰는 포트예요. PORT를 바꾸거나 그 프로그램을 꺼 주세요.',
  )
})

test('a database that cannot be prepared is told in one sentence', async ({ db, refusal }) => {
  const url = db.url.replace(/user=\w+/, 'user=nobody_at_all')
  expect(await refusal({ DATABASE_URL: url })).toMatch(
    /^데이터베이스를 준비하지 못했어요: [^\n]*nobody_at_all[^\n]*$/,
  )
})
