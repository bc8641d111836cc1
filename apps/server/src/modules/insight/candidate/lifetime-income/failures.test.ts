import { expect, vi } from 'vitest'
import { PATIENT } from '../../../../testing/patient.ts'
import { FIRST, type LifetimeWorld, SECOND, STATEMENTS, test } from '../../testing/lifetime-world.ts'
import { sealSession } from './load-years.ts'

const fault = (world: LifetimeWorld, more: object) => world.control('fault', { path: STATEMENTS, ...more })
const requestsOf = async (world: LifetimeWorld, userId: string) =>
  (
    await world.db.pool.query<{ state: string; session_sealed: string | null }>(
      'select state, session_sealed from lifetime_requests where user_id = $1 order by created_at desc, id desc',
      [userId],
    )
  ).rows

test.for([
  ['01000000403', 403, 'VERIFY_LOAD_FAILED'],
  ['01000000410', 410, 'VERIFY_TIME_EXCEEDED'],
  ['01000000418', 418, 'VERIFY_REDO'],
] as const)('[PUB-6] a press that fails ends the request: %s', async ([phone, status, code], { world }) => {
  const me = await world.earner({ phone })
  const answer = await world.verify(me, await world.begin(me))
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await world.status(me)).toMatchObject({ status: 'FAILED', next: FIRST })
})

test.for([
  ['01000000412', 412, 'VERIFY_DAILY_LIMIT'],
  ['01000000419', 419, 'VERIFY_MAINTENANCE'],
  ['01000000421', 400, 'VERIFY_INPUT_WRONG'],
  ['01000000500', 418, 'VERIFY_REDO'],
] as const)(
  '[PUB-6] a request that the institution refuses leaves nothing behind: %s',
  async ([phone, status, code], { world }) => {
    const me = await world.earner({ phone })
    const answer = await world.request(me, FIRST)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await requestsOf(world, me.userId)).toEqual([])
  },
)

test('[PUB-6] a press before the confirmation leaves the request waiting', async ({ world }) => {
  const me = await world.earner()
  const begun = (await world.request(me, FIRST)).json()
  const early = await world.verify(me, begun)
  expect([early.statusCode, early.json().code]).toEqual([409, 'VERIFY_NOT_COMPLETED'])
  expect((await world.status(me)).status).toBe('WAITING')
  await world.control('confirm', { phone: me.phone })
  expect((await world.verify(me, begun)).statusCode).toBe(200)
  expect((await world.untilOver(me)).status).toBe('DONE')
})

test('[PUB-6] a repeated press finds the same load', async ({ world }) => {
  const me = await world.earner()
  const begun = await world.begin(me)
  await world.verify(me, begun)
  await world.untilOver(me)
  const before = world.asked()
  const again = await world.verify(me, begun)
  expect([again.statusCode, again.json().status]).toEqual([200, 'DONE'])
  expect(world.asked()).toBe(before)
})

test('[PUB-6] a failed year ends the load, keeps the years before, and can be requested again', async ({
  world,
}) => {
  const me = await world.earner()
  await world.gather(me)
  await fault(world, { code: 'CF-12003' })
  await world.request(me, SECOND)
  expect(await world.untilOver(me)).toMatchObject({ status: 'FAILED', loadedYears: [], next: SECOND })
  expect((await world.items(me)).items).toHaveLength(8)
  expect(await requestsOf(world, me.userId)).toEqual([
    { state: 'FAILED', session_sealed: null },
    { state: 'DONE', session_sealed: null },
  ])
  await world.verify(me, await world.begin(me, SECOND))
  expect(await world.untilOver(me)).toMatchObject({ status: 'DONE', loadedYears: [2020, 2017, 2016] })
})

test('[PUB-6] an expired session fails the load, and the next request asks the phone again', async ({
  world,
}) => {
  const me = await world.earner()
  await world.gather(me)
  await world.db.pool.query('update lifetime_requests set session_sealed = $2 where user_id = $1', [
    me.userId,
    sealSession('another', world.deps),
  ])
  await world.request(me, SECOND)
  expect((await world.untilOver(me)).status).toBe('FAILED')
  expect((await world.request(me, SECOND)).json()).toHaveProperty('cfid')
})

test('[PUB-6] a broken connection is retried', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  await fault(world, { status: 502 })
  await world.request(me, SECOND)
  await world.clock.untilAwaited()
  world.clock.advance({ seconds: 1 })
  expect((await world.untilOver(me)).status).toBe('DONE')
})

test('[PUB-6] a load without progress counts as failed', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  await world.db.pool.query(
    `insert into lifetime_requests (id, user_id, state, start_year, end_year, session_sealed, created_at, moved_at)
     values ($1, $2, 'LOADING', 2016, 2020, 'k.x', $3, $3)`,
    [world.deps.ids.next(), me.userId, world.clock()],
  )
  world.clock.advance({ seconds: 120 })
  expect((await world.status(me)).status).toBe('LOADING')
  world.clock.advance({ seconds: 1 })
  expect(await world.status(me)).toMatchObject({ status: 'FAILED', next: SECOND })
  expect((await requestsOf(world, me.userId))[0]).toEqual({ state: 'FAILED', session_sealed: null })
})

test('[PUB-6] a request that is not confirmed ends after five minutes', async ({ world }) => {
  const me = await world.earner()
  await world.request(me, FIRST)
  world.clock.advance({ seconds: 301 })
  expect((await world.status(me)).status).toBe('FAILED')
})

test('[PUB-6] incomes that arrive after the load was ended are not stored', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  await fault(world, { hangMs: 5_000 })
  const before = world.asked()
  await world.request(me, SECOND)
  await world.db.pool.query(
    `update lifetime_requests set state = 'FAILED', finished_at = $2 where user_id = $1 and state = 'LOADING'`,
    [me.userId, world.clock()],
  )
  const { pool } = world.db
  const saving = vi.spyOn(pool, 'connect')
  const letTimePass = () => world.control('clock', { advanceMs: 5_000 }).then(() => world.asked() - before)
  await expect.poll(letTimePass, PATIENT).toBe(1)
  await vi.waitFor(() => expect(saving).toHaveBeenCalled(), PATIENT)
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), PATIENT)
  expect((await world.items(me)).items).toHaveLength(8)
  expect(world.asked() - before).toBe(1)
})

test("[PUB-6] a request for another person's incomes is refused", async ({ world }) => {
  const me = await world.earner()
  const other = await world.earner()
  for (const form of [{ phone: other.phone }, { name: '남의이름' }, { birthday: '19900513' }]) {
    const answer = await world.request(me, FIRST, form)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VERIFY_INPUT_WRONG'])
  }
  const begun = await world.begin(other)
  expect((await world.verify(me, begun)).statusCode).toBe(404)
})

test('[VER-13] the sixth request of a day is refused; requests in the same session do not count', async ({
  world,
}) => {
  const me = await world.earner()
  await world.gather(me)
  await world.request(me, SECOND)
  await world.untilOver(me)
  const statuses = []
  for (let index = 0; index < 5; index++) statuses.push((await world.request(me, FIRST)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 412])
})

test('[PUB-6] another process continues with the same session', async ({ world }) => {
  const second = await world.secondProcess()
  const me = await world.earner()
  const begun = await world.begin(me)
  const headers = { authorization: `Bearer ${me.token}` }
  const twoWay = { jobIndex: 0, threadIndex: 0, jti: 'x', twoWayTimestamp: 0, ...begun }
  const press = () =>
    second.inject({ method: 'POST', url: '/api/income/lifetime/verify', headers, payload: twoWay })
  const before = world.asked()
  await fault(world, { hangMs: 20_000 })
  const presses = [world.verify(me, begun), press()]
  expect((await Promise.race(presses)).statusCode).toBe(409)
  await world.sandbox.untilHanging(20_000)
  await world.control('clock', { advanceMs: 20_000 })
  expect((await Promise.all(presses)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  await world.untilOver(me)
  expect(world.asked() - before).toBe(8)
  // Ids made by two processes within one millisecond are not ordered.
  world.clock.advance({ ms: 1 })
  const { name, phone } = me
  const form = {
    name,
    phone,
    gender: '여성',
    birthday: '19900512',
    type: 'kakao',
    telecom: 0,
    loginTypeLevel: 1,
  }
  const loop = await second.inject({
    method: 'POST',
    url: '/api/income/lifetime',
    headers,
    payload: { form, ...SECOND },
  })
  expect(loop.json()).not.toHaveProperty('cfid')
  expect((await world.untilOver(me)).loadedYears).toEqual([2017, 2016])
  await second.close()
})
