import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../../app.ts'
import { createDeps } from '../../../../deps.ts'
import { connectDatabase } from '../../../../platform/db/connect.ts'
import type { TestCandidate } from '../../../../testing/test-candidate.ts'
import { lifetimeIncomeCalls as lifetimeIncomeRoutes } from '../../module.ts'
import { FIRST, type LifetimeWorld, STATEMENTS, test } from '../../testing/lifetime-world.ts'

/** Another process on the same database, with one connection for all of its calls. */
async function poorProcess({ settings, deps, db }: LifetimeWorld): Promise<FastifyInstance> {
  const poor = connectDatabase({ connection: db.connection, log: deps.log, max: 1 })
  const app = await createApp(await createDeps(settings, { ...deps, db: poor }), {
    calls: [lifetimeIncomeRoutes],
  })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await poor.close()
  })
  return app
}

/** Delays the tax office's next answer. Each test has a different delay, which identifies its request. */
async function hang(world: LifetimeWorld, hangMs: number) {
  await world.control('fault', { path: STATEMENTS, hangMs })
  return {
    untilAsked: () => world.sandbox.untilHanging(hangMs),
    goOn: () => world.control('clock', { advanceMs: hangMs }),
  }
}

const request = (world: LifetimeWorld, app: FastifyInstance, me: TestCandidate, key: string) =>
  app.inject({
    method: 'POST',
    url: '/api/income/lifetime',
    headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': key },
    payload: { form: world.formOf(me), ...FIRST },
  })

const items = (app: FastifyInstance, { token }: TestCandidate) =>
  app.inject({ url: '/api/income/lifetime/item', headers: { authorization: `Bearer ${token}` } })

test('[PUB-6] a request that waits for the tax office holds no connection: others use the only one', async ({
  world,
}) => {
  const app = await poorProcess(world)
  const [me, other] = [await world.earner(), await world.earner()]
  const { untilAsked, goOn } = await hang(world, 7_001)
  const asked = request(world, app, me, 'the-only-connection-is-free')
  await untilAsked()
  expect((await items(app, other)).statusCode).toBe(200)
  expect((await items(app, me)).statusCode).toBe(200)
  const { rows } = await world.db.pool.query(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(rows).toEqual([])
  await goOn()
  const answer = await asked
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { cfid: expect.any(String) }])
})

test('[PUB-6] two requests at once with the same key ask the phone once, in one process and in two', async ({
  world,
}) => {
  const app = await poorProcess(world)
  const me = await world.earner()
  const before = world.asked()
  const { untilAsked, goOn } = await hang(world, 7_002)
  const [first, second] = [1, 2].map(() => request(world, app, me, 'five-years-with-two-clicks'))
  await untilAsked()
  const elsewhere = await request(world, world.app, me, 'five-years-with-two-clicks')
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
  await goOn()
  const { statusCode, body } = await first!
  expect([statusCode, (await second!).body]).toEqual([200, body])
  expect((await request(world, world.app, me, 'five-years-with-two-clicks')).body).toBe(body)
  expect(world.asked() - before).toBe(1)
  await world.control('confirm', { phone: me.phone })
  expect((await world.verify(me, JSON.parse(body))).statusCode).toBe(200)
  // Ends the load before the next test.
  expect((await world.untilOver(me)).status).toBe('DONE')
})

test('[PUB-6] of two requests at once the later one counts, and the other gets the answer to ask again', async ({
  world,
}) => {
  const me = await world.earner()
  let later: ReturnType<typeof request> | undefined
  const { transaction } = world.db
  const isBegun = async () =>
    (await world.db.pool.query('select from verification_attempts where user_id = $1', [me.userId])).rowCount
  // When the first is waiting for the tax office and has not stored its request yet.
  const between = vi.spyOn(world.db, 'transaction').mockImplementation(async (work, options) => {
    if (await isBegun()) {
      between.mockRestore()
      later ??= request(world, world.app, me, 'the-later-of-two-requests')
      await later
    }
    return transaction(work, options)
  })
  const first = await request(world, world.app, me, 'the-first-of-two-requests')
  expect([first.statusCode, first.json().code]).toEqual([418, 'VERIFY_REDO'])
  const second = await later
  expect(second?.statusCode).toBe(200)
  await world.control('confirm', { phone: me.phone })
  expect((await world.verify(me, second!.json())).statusCode).toBe(200)
  expect((await world.untilOver(me)).status).toBe('DONE')
})
