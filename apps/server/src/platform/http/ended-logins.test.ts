import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { FastifyInstance } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createDeps } from '../../deps.ts'
import { candidate, partner } from '../../modules/sessions/core/owner.ts'
import { openSession } from '../../modules/sessions/core/token-pairs.ts'
import { closing } from '../../testing/closing.ts'
import { PATIENT } from '../../testing/patient.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addressOf, openTestStream } from '../../testing/test-stream.ts'
import { statementsOf } from '../db/testing/test-plans.ts'
import { addUser } from '../db/testing/test-rows.ts'
import { withClient } from '../db/with-client.ts'
import type { Subscription } from '../streams/listener.ts'
import { createEndedLogins, ENDED_KEPT_MS } from './ended-logins.ts'

/** Another process on the same database. */
async function startProcess(server: TestApp): Promise<FastifyInstance> {
  const app = await createApp(await createDeps(server.settings, server.deps))
  await app.ready()
  return app
}

const test = serverTest().extend('second', { scope: 'file' }, ({ server }, scope) =>
  closing(startProcess(server), scope),
)

type Pair = { accessToken: string; refreshToken: string }

/** A proved person, signed in. */
async function signedIn(server: TestApp): Promise<Pair> {
  const phone = { phoneHash: server.deps.ids.next(), phoneProvedAt: server.clock() }
  return another(server, await addUser(server.db.drizzle, phone))
}

const another = ({ db, deps }: TestApp, userId: string): Promise<Pair> =>
  db.transaction((tx) => openSession(tx, candidate(userId), { userAgent: '' }, deps, 'CODE'))

const ask = async (app: FastifyInstance, token: string, path = '/v3/users/my') => {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  const { code = '' } = answer.json<{ code?: string }>()
  return `${answer.statusCode} ${code}`.trim()
}

const untilOver = (app: FastifyInstance, token: string, path?: string) =>
  vi.waitFor(async () => expect(await ask(app, token, path)).toBe('401 UNAUTHORIZED'), PATIENT)

describe('[SAFE-2] an ended session is refused in every process', () => {
  type End = (server: TestApp, login: Pair) => Promise<{ statusCode: number }>
  const ends: Record<string, End> = {
    logout: (server, { accessToken: token }) => server.call('POST', '/auth/logout', { token }),
    'a device that is signed out': async (server, { accessToken: token }) => {
      const { items } = (await server.call('GET', '/users/devices', { token })).json<{
        items: { id: string }[]
      }>()
      return server.call('DELETE', `/users/devices/${items[0]!.id}`, { token })
    },
    'signing out everywhere': (server, { accessToken: token }) =>
      server.call('DELETE', '/users/devices', { token }),
    'a refresh token that came back': async (server, { refreshToken: token }) => {
      await server.call('GET', '/auth/refresh', { token })
      server.clock.advance({ ms: TOKENS.graceMs + 1 })
      return server.call('GET', '/auth/refresh', { token })
    },
    withdrawal: (server, { accessToken: token }) =>
      server.call('DELETE', '/v3/users', { token, body: { reason: '서비스를 쓰지 않아요' } }),
  }

  test.for(Object.keys(ends))('%s', async (way, { server, second }) => {
    const login = await signedIn(server)
    expect(await ask(second, login.accessToken)).toBe('200')
    await ends[way]!(server, login)
    await untilOver(second, login.accessToken)
    await untilOver(server.app, login.accessToken)
    // Refused without a query.
    expect(await statementsOf(() => ask(second, login.accessToken))).toEqual([])
  })

  test('a partner’s logout', async ({ server, second }) => {
    const id = server.deps.ids.next()
    await server.db.pool.query(
      `insert into partners (id, email, password_hash, name, code, created_at) values ($1, $2, '', '파트너', $2, now())`,
      [id, `${id}@example.com`],
    )
    const { accessToken: token } = await server.db.transaction((tx) =>
      openSession(tx, partner(id), { userAgent: '' }, server.deps),
    )
    expect(await ask(second, token, '/partners/me')).toBe('200')
    await server.call('POST', '/partners/auth/logout', { token })
    await untilOver(second, token, '/partners/me')
  })

  test('a session without a row', async ({ server, second }) => {
    const { accessToken } = await signedIn(server)
    await server.db.pool.query('delete from sessions')
    await untilOver(second, accessToken)
  })

  test('other sessions of the person continue', async ({ server, second }) => {
    const login = await signedIn(server)
    const { subjectId } = server.deps.tokens.read('candidate', login.accessToken)
    const other = await another(server, subjectId)
    await server.call('POST', '/auth/logout', { token: login.accessToken })
    await untilOver(second, login.accessToken)
    expect(await ask(second, other.accessToken)).toBe('200')
  })

  test('its live stream ends too, in any process', async ({ server, second }) => {
    const { accessToken: token } = await signedIn(server)
    const stream = await openTestStream(await addressOf(second), { token })
    await stream.until((heard) => heard.length > 0)
    await server.call('POST', '/auth/logout', { token })
    await stream.ended
  })
})

describe('[SAFE-2] a process that was not notified', () => {
  test('because it started later knows it from the first call, without a query for each', async ({
    server,
  }) => {
    const { accessToken: token } = await signedIn(server)
    await server.call('POST', '/auth/logout', { token })
    const late = await startProcess(server)
    const sent = await statementsOf(async () => expect(await ask(late, token)).toBe('401 UNAUTHORIZED'))
    expect(sent).toEqual([])
    await late.close()
  })

  test('because its connection broke looks every session up until it listens again', async ({
    server,
    second,
  }) => {
    const [ending, staying] = [await signedIn(server), await signedIn(server)]
    const lost = () => server.logged.filter((line) => line.includes('연결이 끊어져')).length
    const { rows } = await server.db.pool.query<{ name: string }>('select current_database() as name')
    const allow = (isAllowed: boolean) =>
      withClient({ ...server.db.connection, database: 'postgres' }, (client) =>
        client.query(`alter database ${rows[0]!.name} allow_connections ${isAllowed}`),
      )
    await allow(false)
    const before = lost()
    await server.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'coffee-attack-streams' and datname = current_database()`)
    // Both processes log the broken connection.
    await vi.waitFor(() => expect(lost() - before).toBeGreaterThanOrEqual(2), PATIENT)

    await server.call('POST', '/auth/logout', { token: ending.accessToken })
    expect(await ask(second, ending.accessToken)).toBe('401 UNAUTHORIZED')
    expect(await ask(second, staying.accessToken)).toBe('200')

    await allow(true)
    const lookedUpBy = async (app: typeof second) =>
      (await statementsOf(() => ask(app, ending.accessToken))).map(({ text }) => text)
    // Until both listen again, each looks sessions up.
    for (const app of [second, server.app])
      await vi.waitFor(async () => expect(await lookedUpBy(app)).toEqual([]), PATIENT)
    expect(await ask(second, ending.accessToken)).toBe('401 UNAUTHORIZED')
    expect(await ask(second, staying.accessToken)).toBe('200')
  })
})

test('[SAFE-2] authentication needs no query for a person with a proved phone', async ({ server }) => {
  const { accessToken } = await signedIn(server)
  const sent = await statementsOf(() => ask(server.app, accessToken, '/users/coffeechats/not-an-id'))
  expect(sent).toEqual([])
})

test('an ended session is forgotten when its last token has expired', async ({ server, clock }) => {
  const ears: Subscription[] = []
  const logins = createEndedLogins(server.deps, { hear: (ear) => void ears.push(ear) })
  await ears[0]!.onListening!()
  ears[0]!.onNotice('first')
  clock.advance({ ms: ENDED_KEPT_MS - 1 })
  ears[0]!.onNotice('second')
  expect([await logins.hasEnded('first'), await logins.hasEnded('second')]).toEqual([true, true])
  clock.advance({ ms: 1 })
  ears[0]!.onNotice('third')
  expect([await logins.hasEnded('first'), await logins.hasEnded('second')]).toEqual([false, true])
})

test('rows read while the connection broke again are not trusted', async ({ server }) => {
  const { accessToken } = await signedIn(server)
  const ears: Subscription[] = []
  const logins = createEndedLogins(server.deps, { hear: (ear) => void ears.push(ear) })
  const { sessionId } = server.deps.tokens.read('candidate', accessToken)
  const reading = ears[0]!.onListening!()
  ears[0]!.onDeaf!()
  await reading
  const sent = await statementsOf(async () => expect(await logins.hasEnded(sessionId)).toBe(false))
  expect(sent).toHaveLength(1)
})
