import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { test as base } from './platform/db/testing/test-database.ts'
import { startFailure, startService } from './start-service.ts'
import { COMPANY } from './testing/company.ts'

/** What somebody reads whose service does not start. */
const test = base.extend('refusal', async ({ db }, { onCleanup }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-start-'))
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true }))
  return (changed: Record<string, string>) => {
    const given = { DATA_DIR: dataDir, DATABASE_URL: db.url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }
    const { signal } = new AbortController()
    const environment = { ...given, ...changed }
    return startService({ environment, create: async () => Fastify(), leaving: signal, stopping: signal })
      .then(() => 'it started')
      .catch(startFailure)
  }
})

test('[VER-15] production does not start on the sandbox', async ({ refusal }) => {
  const production = { NODE_ENV: 'production', SECRETS_KEY: 'ab'.repeat(32), DEMO_DATA: 'off' }
  expect(await refusal({ ...production, SANDBOX: 'on', APP_ORIGIN: 'https://coffee.example' })).toMatch(
    /^- SANDBOX: .*ALLOW_SANDBOX=yes.*$/m,
  )
})

/** A production whose settings are whole, on the sandbox. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRETS_KEY: 'ab'.repeat(32),
  APP_ORIGIN: 'https://coffee.example',
  HOST: '127.0.0.1',
  SANDBOX: 'on',
  ALLOW_SANDBOX: 'yes',
  ALLOW_LOCAL_FILES: 'yes',
  ...COMPANY,
}

test('[OPS-1] production does not start on a database of its own', async ({ refusal }) => {
  expect(await refusal({ ...PRODUCTION, DATABASE_URL: '' })).toBe(
    'DATABASE_URL 설정을 확인해 주세요: 운영 환경에서는 꼭 있어야 해요.',
  )
})

test('[OPS-1] production does not start with another key than the one its database began with', async ({
  refusal,
  onTestFinished,
}) => {
  const PORT = await takenPort(onTestFinished)
  const other = 'cd'.repeat(32)
  // With the right key it gets as far as its port.
  expect(await refusal({ ...PRODUCTION, PORT })).toContain('포트')
  expect(await refusal({ ...PRODUCTION, PORT, SECRETS_KEY: other })).toBe(
    'SECRETS_KEY 설정을 확인해 주세요: 이 데이터베이스의 개인정보를 암호화한 키가 아니에요. 키를 바꿨다면 예전 키를 SECRETS_KEY_PREVIOUS에 적어 주세요.',
  )
  const changed = { SECRETS_KEY: other, SECRETS_KEY_PREVIOUS: PRODUCTION.SECRETS_KEY }
  expect(await refusal({ ...PRODUCTION, PORT, ...changed })).toContain('포트')
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

test('[OFR-13] words without a masked copy are masked before it answers anybody', async ({
  db,
  refusal,
  onTestFinished,
}) => {
  await db.pool.query(
    `insert into users (id, hashtags, last_active_at, created_at, updated_at)
     values (gen_random_uuid(), '{결제,jiwoo@example.com}', now(), now(), now())`,
  )
  expect(await refusal({ PORT: await takenPort(onTestFinished) })).toContain('포트')
  const { rows } = await db.pool.query('select shown_hashtags as shown from users')
  expect(rows).toEqual([{ shown: ['결제', '〔이메일〕'] }])
})

test('a port that is taken is told in one sentence', async ({ refusal, onTestFinished }) => {
  const port = await takenPort(onTestFinished)
  expect(await refusal({ PORT: port })).toBe(
    `${port}번 포트를 다른 프로그램이 쓰고 있어요. PORT를 바꾸거나 그 프로그램을 꺼 주세요.`,
  )
})

test('[OPS-1] a file in place of the data folder stops the start with a sentence', async ({ refusal }) => {
  const file = fileURLToPath(import.meta.url)
  expect(await refusal({ DATA_DIR: file })).toBe(
    `데이터 폴더가 있어야 할 자리에 파일이 있어요: ${file}. 파일을 옮기거나 DATA_DIR에 다른 폴더를 적어 주세요.`,
  )
})

test('[OPS-1] a data folder in which nobody may write stops the start with a sentence', async ({
  refusal,
}) => {
  for (const DATABASE_URL of ['', undefined])
    expect(await refusal({ DATA_DIR: '/sys/coffee', ...(DATABASE_URL === '' && { DATABASE_URL }) })).toMatch(
      /^데이터 폴더에 쓸 수 없어요: \/sys\/coffee\. [^\n]+$/,
    )
})

test('[OPS-1] a service that keeps nothing in its data folder needs none', async ({
  refusal,
  onTestFinished,
}) => {
  const s3 = { S3_ENDPOINT: 'https://s3.dawn.example', S3_BUCKET: 'coffee', S3_REGION: 'kr' }
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const PORT = await takenPort(onTestFinished)
  const { ALLOW_LOCAL_FILES: _, ...production } = PRODUCTION
  expect(await refusal({ ...production, ...s3, ...keys, DATA_DIR: '/sys/coffee', PORT })).toContain('포트')
})

test.each([
  [
    Object.assign(new Error('x'), { code: '53100', severity: 'ERROR' }),
    '데이터베이스의 디스크가 가득 찼어요',
  ],
  [
    new Error('데이터베이스를 만들지 못했어요: initdb: could not write: No space left on device'),
    '디스크가 가득 찼어요',
  ],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    '디스크가 가득 찼어요',
  ],
])('[OPS-1] a disk that is full while it starts is told in one sentence: %s', (error, sentence) => {
  expect(startFailure(error)).toBe(`${sentence}. 자리를 비운 뒤 다시 시작해 주세요.`)
})

test('a database that cannot be prepared is told in one sentence', async ({ db, refusal }) => {
  const url = db.url.replace(/user=\w+/, 'user=nobody_at_all')
  expect(await refusal({ DATABASE_URL: url })).toMatch(
    /^데이터베이스를 준비하지 못했어요: [^\n]*nobody_at_all[^\n]*$/,
  )
})
