import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { expect, test as base } from 'vitest'
import { closing } from '../../../testing/closing.ts'
import { dumpOf } from '../../../testing/dump.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { holdDeadlines } from '../../../testing/test-deadlines.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { applying, type Begun, createVerificationWorld } from '../testing/verification-world.ts'

const BACK = '1938271'
const IDENTITY = `950101${BACK}`

/** Where errors are reported to; keeps what it is told. */
async function listenForReports() {
  const reported: string[] = []
  const app = Fastify()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/api/1/envelope/', async ({ body }) => void reported.push(String(body)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return { reported, dsn: `http://key@127.0.0.1:${port}/1`, close: () => app.close() }
}

const test = base
  .extend('reports', { scope: 'file' }, ({}, scope) => closing(listenForReports(), scope))
  .extend('world', { scope: 'file' }, ({ reports }, scope) =>
    closing(createVerificationWorld({ SENTRY_DSN: reports.dsn, LOG_LEVEL: 'trace' }), scope),
  )

test('[VER-10] the back part of the identity number is found nowhere after it was used', async ({
  world,
  reports: { reported },
}) => {
  const phone = '01027000001'
  const login = await world.registerProved(applying(phone))
  const body = { name: '홍길동', phone, identity: IDENTITY, loginTypeLevel: 1, telecom: 0 }
  const headers = { 'idempotency-key': 'a-key-that-must-not-keep-it' }
  const ask = () => world.call('POST', '/v3/users/tax', { token: login.accessToken, body, headers })
  const answers = []

  // Well, with a fault of ours, with a broken gateway, into the time limit, with a crash, and refused at the door.
  const attempt = await ask()
  await world.control('fault', { path: '/codef/v1', code: 'CF-04036' })
  answers.push(attempt, await ask())
  await world.control('fault', { path: '/codef/v1', status: 502 })
  answers.push(await ask())
  await world.control('fault', { path: '/codef/v1', hangMs: 60_000 })
  const deadlines = holdDeadlines()
  const hanging = ask()
  await world.sandbox.untilHanging(60_000)
  deadlines.runOut()
  answers.push(await hanging)
  await world.rows('alter table verification_attempts rename to elsewhere')
  answers.push(await ask())
  await world.rows('alter table elsewhere rename to verification_attempts')
  const hyphenated = { ...body, identity: `950101-${BACK}x` }
  answers.push(await world.post('/v3/users/tax', login.accessToken, hyphenated))
  answers.push(await world.post('/v3/users/verify', login.accessToken, hyphenated))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 418, 418, 500, 400, 400])

  const during = await dumpOf(world)
  await world.confirm(phone)
  const fetched = await world.post('/v3/users/tax/verify', login.accessToken, attempt.json<Begun>())
  expect(fetched.statusCode).toBe(200)
  await expect.poll(() => reported.length, PATIENT).toBeGreaterThan(0)

  const places = {
    'the database while it waits': during,
    'the database afterwards': await dumpOf(world),
    'the log': world.logged.join('\n'),
    'error reports': reported.join('\n'),
    'the answers': [...answers, fetched].map((answer) => answer.body).join('\n'),
    'the outside world’s own log': JSON.stringify(world.sandbox.world.requests.all()),
  }
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100)
    expect(withoutChance(text), place).not.toContain(BACK)
  }
})

test('[VER-10] what the browser carries is unreadable even as the provider’s ciphertext', async ({
  world,
}) => {
  const phone = '01027000002'
  const { accessToken, userId } = await world.registerProved(applying(phone))
  const body = { name: '홍길동', phone, identity: IDENTITY, loginTypeLevel: 1, telecom: 0 }
  const begun = await world.post('/v3/users/tax', accessToken, body)
  const { id, sealedInput } = begun.json<Begun & { sealedInput: string }>()
  const { loginIdentity } = JSON.parse(world.deps.secrets.open(sealedInput, `tax-input.${userId}.${id}`))
  expect(loginIdentity).toMatch(/^[\w+/=]{100,}$/)
  expect(loginIdentity).not.toContain(BACK)
  const carried = `${sealedInput} ${Buffer.from(sealedInput.split('.')[1]!, 'base64url').toString('latin1')}`
  for (const text of [BACK, loginIdentity, phone, 'loginIdentity']) expect(carried).not.toContain(text)
})

test('[VER-10] the files of the database do not hold it', async ({ world }) => {
  await world.rows('checkpoint')
  // The server's socket stands in the folder of its files; its log of changes is among them.
  const folder = world.db.connection.host!
  const filesWith = (text: string) =>
    spawnSync('grep', ['-rlaF', text, folder], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  expect(filesWith('verification_attempts')).not.toEqual([])
  // Seven digits stand in some hash sooner or later.
  const holds = (file: string) => withoutChance(readFileSync(file, 'latin1')).includes(BACK)
  expect(filesWith(BACK).filter(holds)).toEqual([])
})

test('[VER-10] not even its ciphertext is stored, and no key of idempotency is kept', async ({ world }) => {
  const rows = await world.rows(`select inputs_sealed from verification_attempts where kind = 'TAX'`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => (row as { inputs_sealed: unknown }).inputs_sealed === null)).toBe(true)
  expect(await world.rows(`select * from idempotency_keys where call like '%tax%'`)).toEqual([])
})
