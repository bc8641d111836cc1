import { expect } from 'vitest'
import { endOverdueLoadsJob } from '../../jobs/end-overdue-loads.ts'
import { FIRST, type LifetimeWorld, test } from '../../testing/lifetime-world.ts'

const TOTAL = 6 * 4320 + 2 * 3000
const query = async (world: LifetimeWorld, text: string, values: unknown[]) =>
  (await world.db.pool.query(text, values)).rows
const open = (world: LifetimeWorld, shareId: string) => world.call('GET', `/income/lifetime/share/${shareId}`)

test('[PUB-6] the result is refused before any year is loaded and while years load', async ({ world }) => {
  const me = await world.earner()
  for (const answer of [await world.complete(me), await world.share(me, true)])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'LIFETIME_INCOME_NOT_READY'])
  await world.request(me, FIRST)
  expect((await world.complete(me)).statusCode).toBe(409)
})

test('[PUB-6] the result is the total, and its rank needs five others', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  expect((await world.complete(me)).json()).toEqual({ total: TOTAL, percentile: null, share: null })
  for (let index = 0; index < 4; index++) await world.gather(await world.earner())
  expect((await world.complete(me)).json().percentile).toBeNull()
  await world.gather(await world.earner())
  // Everybody has earned the same, so the rank is the blurred middle.
  const { percentile } = (await world.complete(me)).json<{ percentile: number }>()
  expect(Math.abs(percentile - 50)).toBeLessThan(6)
})

test('[PUB-6] reading the result ends the session of the tax office', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const sessions = () =>
    query(world, 'select session_sealed from lifetime_requests where user_id = $1', [me.userId])
  const [{ session_sealed: sealed }] = await sessions()
  expect(sealed).toMatch(/^\w+\./)
  await world.complete(me)
  expect(await sessions()).toEqual([{ session_sealed: null }])
})

test('[PUB-6] an unused session is deleted', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  world.clock.advance({ minutes: 10, ms: 1 })
  await endOverdueLoadsJob.run(world.deps)
  expect(
    await query(world, 'select session_sealed from lifetime_requests where user_id = $1', [me.userId]),
  ).toEqual([{ session_sealed: null }])
})

test('[PUB-6] a shared result shows the sum only with consent, and does not identify the person', async ({
  world,
}) => {
  const me = await world.earner()
  await world.gather(me)
  const { shareId, url } = (await world.share(me, false)).json<{ shareId: string; url: string }>()
  expect(url).toBe(`${world.settings.appOrigin}/money/${shareId}`)
  const hidden = await open(world, shareId)
  expect([hidden.statusCode, Object.keys(hidden.json())]).toEqual([200, ['total', 'percentile', 'shape']])
  expect(hidden.json()).toMatchObject({ total: null, shape: [70, 70, 100, 100, 100, 100, 100, 100] })
  expect(await query(world, 'select total from lifetime_shares where user_id = $1', [me.userId])).toEqual([
    { total: null },
  ])
  for (const word of [me.name, me.userId, '두들페이', String(TOTAL)]) expect(hidden.body).not.toContain(word)

  expect((await world.share(me, true)).json().shareId).toBe(shareId)
  expect((await open(world, shareId)).json().total).toBe(TOTAL)
  expect((await world.complete(me)).json().share).toEqual({ shareId, url, showTotal: true })

  await world.share(me, false)
  expect((await open(world, shareId)).json().total).toBeNull()
})

test('[PUB-6] simultaneous shares make one link', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const answers = await Promise.all([true, false, true].map((showTotal) => world.share(me, showTotal)))
  expect(new Set(answers.map((answer) => answer.json().shareId)).size).toBe(1)
})

test('[PUB-6] a share can be ended, expires, and is deleted with its person', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const shared = async () => (await world.share(me, true)).json<{ shareId: string }>().shareId
  const first = await shared()
  const other = await world.earner()
  await world.call('DELETE', '/income/lifetime/share', { token: other.token })
  expect((await open(world, first)).statusCode).toBe(200)
  expect((await world.call('DELETE', '/income/lifetime/share', { token: me.token })).statusCode).toBe(204)
  expect((await open(world, first)).statusCode).toBe(404)

  const second = await shared()
  expect(second).not.toBe(first)
  await query(
    world,
    `update users set deleted_at = $2, phone_hash = null, phone_proved_at = null, phone_sealed = null, name_sealed = null, birthday_sealed = null
     where id = $1`,
    [me.userId, world.clock()],
  )
  expect((await open(world, second)).statusCode).toBe(404)

  const third = await world.earner()
  await world.gather(third)
  const { shareId } = (await world.share(third, true)).json<{ shareId: string }>()
  world.clock.advance({ hours: 90 * 24, ms: -1 })
  expect((await open(world, shareId)).statusCode).toBe(200)
  world.clock.advance({ ms: 1 })
  expect((await open(world, shareId)).statusCode).toBe(404)
})

test.for(['x', '00000000-0000-4000-8000-000000000000'])(
  '[PUB-6] no share at %s',
  async (shareId, { world }) => {
    expect((await open(world, shareId)).statusCode).toBe(404)
  },
)
