import { expect, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { withClient } from '../db/with-client.ts'
import type { RegisterCalls } from '../module.ts'
import type { ApiDeps } from './handle.ts'

const LOCK = 14

/** Writes a row between two waits for locks that the test may hold. */
async function write({ db, ids }: ApiDeps, note: string): Promise<{ id: string }> {
  const id = ids.next()
  await db.transaction(async ({ $client }) => {
    await $client.query('select pg_advisory_xact_lock_shared($1)', [LOCK])
    await $client.query('insert into notes (id, note) values ($1, $2)', [id, note])
    await $client.query('select pg_advisory_xact_lock_shared($1)', [LOCK])
  })
  return { id }
}

const feature: RegisterCalls = (handle) => {
  handle('POST /users/ask', ({ body }, deps) => write(deps, body.message))
  handle('GET /users/exist', async (_input, { db }) => {
    await db.pool.query('select pg_advisory_xact_lock_shared($1)', [LOCK])
    return { existence: true }
  })
}

const test = serverTest({ calls: [feature] })

test.beforeAll(async ({ server }) => {
  await server.db.pool.query('create table notes (id uuid primary key, note text)')
})

let keys = 0
const calls = [
  (server: TestApp) => server.call('GET', '/users/exist?name=%ED%95%9C%EC%A7%80&phone=01012345678'),
  (server: TestApp) => server.call('POST', '/users/ask', { body: { from: '/my', message: '물어봐요' } }),
  (server: TestApp) =>
    server.call('POST', '/users/ask', {
      body: { from: '/my', message: '물어봐요' },
      headers: { 'idempotency-key': `a-key-that-nobody-guesses-${(keys += 1)}` },
    }),
]

/** Concurrent calls of all kinds. */
const begin = (server: TestApp, count: number) =>
  Array.from({ length: count }, (_, index) => calls[index % calls.length]!(server))

type Answers = Awaited<ReturnType<(typeof calls)[number]>>[]
const statusesOf = (answers: Answers) => [...new Set(answers.map(({ statusCode }) => statusCode))].toSorted()

/** On a connection that is not cut. */
const outside = <T>({ db }: TestApp, work: Parameters<typeof withClient<T>>[1]) =>
  withClient(db.connection, work)

const OTHERS = `datname = current_database() and pid <> pg_backend_pid()`
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`

test('a database connection that is cut during a call gives 503 with retry-after, never 500', async ({
  server,
}) => {
  const answers = await outside(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const begun = begin(server, 9)
    const waiting = async () =>
      (await client.query(`select from pg_stat_activity where ${OTHERS} and wait_event_type = 'Lock'`))
        .rowCount
    await vi.waitFor(async () => expect(await waiting()).toBe(9), PATIENT)
    await client.query(CUT)
    return Promise.all(begun)
  })
  expect(statusesOf(answers)).toEqual([503])
  expect(answers[0]!.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(Array(9).fill('5'))
})

test('cut at any moment: no call is 500, acknowledged writes are kept, and later calls work', async ({
  server,
}) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const answers: Answers = []
  await outside(server, async (client) => {
    for (let wave = 0; wave < 20; wave += 1) {
      // Another address each time, because of the rate limit.
      server.clock.advance({ hours: 1 })
      const begun = begin(server, 20)
      const cut = client.query(CUT)
      answers.push(...(await Promise.all(begun)))
      await cut
    }
  })
  expect(statusesOf(answers).filter((status) => status !== 200)).toEqual([503])
  const told = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((it) => it.json<{ id?: string }>().id)
  const { rows } = await server.db.pool.query<{ id: string }>('select id from notes')
  const kept = new Set(rows.map(({ id }) => id))
  expect(told.filter((id) => id !== undefined && !kept.has(id))).toEqual([])
  await vi.waitFor(async () => {
    server.clock.advance({ hours: 1 })
    expect(statusesOf(await Promise.all(begin(server, 9)))).toEqual([200])
  }, PATIENT)
})
