import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { describe, expect } from 'vitest'
import { createApp } from '../../app.ts'
import { createDeps } from '../../deps.ts'
import { PATIENT } from '../../testing/patient.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { RegisterCalls } from '../module.ts'
import type { ApiDeps } from './handle.ts'

const KEY = 'a-key-that-nobody-guesses'
let outcome: 'works' | 'refuses' | 'breaks' = 'works'

/** The effect is a row whose id is in the answer, so a second effect shows in both. */
async function record({ db, ids }: ApiDeps, note: string): Promise<{ id: string }> {
  const id = ids.next()
  await db.transaction(async (tx) => {
    await tx.$client.query('insert into effects (id, note) values ($1, $2)', [id, note])
  })
  if (outcome === 'refuses') throw new Refusal('NOT_FOUND')
  if (outcome === 'breaks') throw new Error('after the effect')
  return { id }
}

/** The outside service, which waits when a test says so. */
let others: { asked: number; answer: Promise<void> } = { asked: 0, answer: Promise.resolve() }

const feature: RegisterCalls = (handle) => {
  handle.withoutTransaction('POST /income/lifetime/share', async (_input, deps) => {
    others.asked += 1
    await others.answer
    const { id } = await record(deps, 'share')
    return { shareId: id, url: `https://coffee.example/money/${id}` }
  })
  handle('POST /users/ask', ({ body }, deps) => record(deps, body.message))
  handle('POST /users/utm', ({ body }, deps) => record(deps, body.landing))
}

const test = serverTest({ calls: [feature] })

test.beforeAll(async ({ server }) => {
  await server.db.pool.query('create table effects (id uuid primary key, note text)')
})
test.beforeEach(async ({ server }) => {
  outcome = 'works'
  await server.db.pool.query('truncate effects, idempotency_keys')
})

async function effects(server: TestApp): Promise<number> {
  const { rows } = await server.db.pool.query<{ count: number }>('select count(*)::int as count from effects')
  return rows[0]!.count
}

const ask = (
  server: TestApp,
  message = '궁금해요',
  { key = KEY, token }: { key?: string; token?: string } = {},
) =>
  server.call('POST', '/users/ask', {
    body: { from: '/my', message },
    headers: { 'idempotency-key': key },
    ...(token && { token }),
  })

describe('a write with an Idempotency-Key', () => {
  test('the same key and body give the same answer without a second effect', async ({ server }) => {
    const first = await ask(server)
    const second = await ask(server)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await effects(server)).toBe(1)
  })

  test('twenty concurrent ones have one effect and one answer', async ({ server }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await effects(server)).toBe(1)
  })

  test('twenty concurrent ones on two processes have one effect and one answer', async ({ server }) => {
    const other = await createApp(await createDeps(server.settings, server.deps), { calls: [feature] })
    const payload = { from: '/my', message: '궁금해요' }
    const request = {
      method: 'POST',
      url: '/api/users/ask',
      headers: { 'idempotency-key': KEY },
      payload,
    } as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? server.app : other).inject(request)),
    )
    await other.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await effects(server)).toBe(1)
  })

  test('other content with the same key is refused; the order of fields does not matter', async ({
    server,
  }) => {
    await ask(server)
    const swapped = { message: '궁금해요', from: '/my' }
    const same = await server.call('POST', '/users/ask', {
      body: swapped,
      headers: { 'idempotency-key': KEY },
    })
    expect(same.statusCode).toBe(200)
    const other = await ask(server, '다른 질문')
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH'])
    expect(await effects(server)).toBe(1)
  })

  test('a key is valid for its caller and its call', async ({ server }) => {
    const [jiu, minho] = [server.signIn().token, server.signIn().token]
    const answers = [
      await ask(server, '질문'),
      await ask(server, '질문', { token: jiu }),
      await ask(server, '질문', { token: minho }),
    ]
    const visit = { source: '', campaign: '', medium: '', content: '', term: '', landing: '/' }
    answers.push(
      await server.call('POST', '/users/utm', { body: visit, headers: { 'idempotency-key': KEY } }),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(4)
    expect(await effects(server)).toBe(4)
  })

  test('without a key every request has an effect', async ({ server }) => {
    const body = { from: '/my', message: '궁금해요' }
    await server.call('POST', '/users/ask', { body })
    await server.call('POST', '/users/ask', { body })
    expect(await effects(server)).toBe(2)
  })

  test.for(['refuses', 'breaks'] as const)(
    'work that %s leaves neither effect nor key, so a retry can succeed',
    async (how, { server }) => {
      outcome = how
      expect((await ask(server)).statusCode).toBe(how === 'refuses' ? 404 : 500)
      expect(await effects(server)).toBe(0)
      outcome = 'works'
      expect((await ask(server)).statusCode).toBe(200)
      expect(await effects(server)).toBe(1)
    },
  )

  test('after 24 hours the key is free again', async ({ server, clock }) => {
    const first = await ask(server)
    clock.advance({ hours: 23, minutes: 59 })
    expect((await ask(server)).body).toBe(first.body)
    clock.advance({ minutes: 1 })
    expect((await ask(server)).body).not.toBe(first.body)
    expect(await effects(server)).toBe(2)
  })

  test('the table contains neither key nor answer in plain text', async ({ server }) => {
    const { json } = await ask(server, '비밀 질문')
    const { rows } = await server.db.pool.query('select * from idempotency_keys')
    const text = JSON.stringify(rows)
    for (const secret of [KEY, '비밀', json<{ id: string }>().id]) expect(text).not.toContain(secret)
  })

  test.for(['short', 'x'.repeat(129), 'a key with spaces in it', '키키키키키키키키키키키키키키키키키'])(
    'an invalid key is refused: %s',
    async (key, { server }) => {
      const { statusCode, json } = await ask(server, '질문', { key: Buffer.from(key).toString('latin1') })
      expect([statusCode, Object.keys(json<{ fields: object }>().fields)]).toEqual([400, ['Idempotency-Key']])
    },
  )
})

describe('a write that calls outside services', () => {
  let me: string
  test.beforeEach(({ server }) => {
    others = { asked: 0, answer: Promise.resolve() }
    me = server.signIn().token
  })

  const headers = (token: string) => ({ 'idempotency-key': KEY, authorization: `Bearer ${token}` })
  const share = ({ app }: Pick<TestApp, 'app'>, token = me) =>
    app.inject({
      method: 'POST',
      url: '/api/income/lifetime/share',
      headers: headers(token),
      payload: { showTotal: true },
    })

  /** An outside service that does not answer yet. */
  function silence() {
    const { promise: answer, resolve: end } = Promise.withResolvers<void>()
    others.answer = answer
    const untilAsked = async () => {
      await expect.poll(() => others.asked, PATIENT).toBe(1)
    }
    return { end, untilAsked }
  }

  test('holds no database connection meanwhile', async ({ server }) => {
    const { end, untilAsked } = silence()
    const first = share(server)
    await untilAsked()
    const { pool } = server.db
    await expect.poll(() => pool.idleCount === pool.totalCount, PATIENT).toBe(true)
    end()
    expect((await first).statusCode).toBe(200)
  })

  test('twenty concurrent ones call once and all get its answer', async ({ server }) => {
    const { end, untilAsked } = silence()
    const begun = Array.from({ length: 20 }, () => share(server))
    await untilAsked()
    end()
    const answers = await Promise.all(begun)
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect([answers[0]!.statusCode, others.asked, await effects(server)]).toEqual([200, 1, 1])
  })

  test('another process answers that it is in progress, and afterwards its result', async ({ server }) => {
    const other = {
      app: await createApp(await createDeps(server.settings, server.deps), { calls: [feature] }),
    }
    const { end, untilAsked } = silence()
    const first = share(server)
    await untilAsked()
    const early = await share(other)
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
    end()
    const { body } = await first
    expect((await share(other)).body).toBe(body)
    await other.app.close()
    expect([others.asked, await effects(server)]).toEqual([1, 1])
  })

  test.for(['refuses', 'breaks'] as const)(
    'that %s releases its key, so a retry can succeed',
    async (how, { server }) => {
      outcome = how
      expect((await share(server)).statusCode).toBe(how === 'refuses' ? 404 : 500)
      outcome = 'works'
      expect((await share(server)).statusCode).toBe(200)
      expect((await share(server)).statusCode).toBe(200)
      expect(others.asked).toBe(2)
    },
  )

  test('whose process died is free after two minutes; if it was alive, the second answer stays', async ({
    server,
    clock,
  }) => {
    const other = {
      app: await createApp(await createDeps(server.settings, server.deps), { calls: [feature] }),
    }
    const { end, untilAsked } = silence()
    const first = share(server)
    await untilAsked()
    // The test's tokens are valid for longer.
    clock.advance({ minutes: 1, seconds: 59 })
    expect((await share(other)).statusCode).toBe(409)
    clock.advance({ seconds: 1 })
    others.answer = Promise.resolve()
    const second = await share(other)
    expect([second.statusCode, others.asked]).toEqual([200, 2])
    end()
    expect((await first).body).not.toBe(second.body)
    expect((await share(server)).body).toBe(second.body)
    await other.app.close()
  })
})
