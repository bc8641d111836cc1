import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { webhookDeliveries } from '../../../platform/db/schema/handover.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { test } from '../testing/handover-world.ts'
import { clearEventsJob } from './clear-events.ts'

test.beforeEach(({ world }) => world.reset())

test(
  '[BIZ-16] a receiver that fails for a while gets each event at least once, and tells repeats by their id',
  { timeout: 240_000 },
  async ({ server, world }) => {
    const statuses = fc.array(fc.constantFrom(0, 200, 204, 302, 404, 500, 503), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(statuses, fc.integer({ min: 1, max: 3 }), async (answers, people) => {
        await world.reset()
        const { id, path } = await world.connect({ events: ['coffeechat.matched'] })
        const left = [...answers]
        world.receiver.answers(() => left.shift() ?? 200)
        const sent: string[] = []
        for (let one = 0; one < people; one++) {
          const me = await addCandidate(server)
          await world.match(me)
          sent.push(...(await world.events(me.userId)).map((event) => event.id))
        }
        const states = async () => (await world.deliveries(id)).map(({ state }) => state)
        // At most six failures; a seventh would give the delivery up.
        for (let run = 0; run < 36 && (await states()).includes('WAITING'); run++) {
          await world.deliver()
          server.clock.advance({ minutes: 50 })
        }
        const got = world.receiver.at(path)
        expect(new Set(got.map((one) => one.id))).toEqual(new Set(sent))
        // Repeats with the same id have the same content.
        for (const one of got) expect(got.find(({ id: same }) => same === one.id)?.body).toBe(one.body)
        expect(await states()).toEqual(sent.map(() => 'DELIVERED'))
      }),
      { numRuns: 6 },
    )
  },
)

test('[BIZ-16] two processes never send the same delivery concurrently', async ({ server, world }) => {
  const { path } = await world.connect({ events: ['coffeechat.matched'] })
  for (let one = 0; one < 6; one++) await world.match(await addCandidate(server))
  await Promise.all([world.deliver(), world.deliver(), world.deliver()])
  // Deliveries that one process held are not lost: the next run finds nothing left.
  await world.deliver()
  const ids = world.receiver.at(path).map((one) => one.id)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

test('[OPS-1] a delivery that cannot be recorded does not delay other endpoints', async ({
  server,
  world,
}) => {
  const broken = await world.connect({ events: ['coffeechat.matched'] })
  const other = await world.connect({ events: ['coffeechat.matched'] })
  for (let one = 0; one < 10; one++) await world.match(await addCandidate(server))
  const brokenRows = {
    table: 'webhook_deliveries',
    rows: `endpoint_id = '${broken.id}' and state = 'DELIVERED'`,
  }
  await failingFor(server.db.pool, brokenRows, () =>
    expect(world.deliver()).rejects.toThrow('1 of the pieces of a job failed'),
  )
  const states = (await world.deliveries(other.id)).map(({ state }) => state)
  expect(states).toEqual(Array.from({ length: 10 }, () => 'DELIVERED'))
  server.clock.advance({ minutes: 1 })
  await world.deliver()
  expect(new Set((await world.deliveries(broken.id)).map(({ state }) => state))).toEqual(
    new Set(['DELIVERED']),
  )
})

test('[BIZ-16] after a process died while sending, the delivery is repeated a minute later', async ({
  server,
  world,
}) => {
  const { id, path } = await world.connect({ events: ['coffeechat.matched'] })
  await world.match(await addCandidate(server))
  // Claimed, without a result.
  const heldUntil = new Date(server.clock().getTime() + 60_000)
  await server.db.drizzle
    .update(webhookDeliveries)
    .set({ attempts: 1, dueAt: heldUntil })
    .where(eq(webhookDeliveries.endpointId, id))
  await world.deliver()
  expect(world.receiver.at(path)).toEqual([])
  server.clock.advance({ minutes: 1 })
  await world.deliver()
  expect(world.receiver.at(path)).toHaveLength(1)
})

test('[BIZ-16] after a change of secret both sign for a day, then only the new one', async ({
  server,
  world,
}) => {
  const { id, path, secret: old } = await world.connect({ events: ['coffeechat.matched'] })
  const renewed = (await world.call('POST', `/endpoints/${id}/secret`)).json<{ secret: string }>()
  const held = async () => {
    await world.match(await addCandidate(server))
    await world.deliver()
    const got = world.receiver.at(path).at(-1)!
    return [world.holds(got, old), world.holds(got, renewed.secret), world.holds(got, 'whsec_c29tZWJvZHk=')]
  }
  expect(await held()).toEqual([true, true, false])
  server.clock.advance({ hours: 23, minutes: 59 })
  expect(await held()).toEqual([true, true, false])
  server.clock.advance({ minutes: 1 })
  expect(await held()).toEqual([false, true, false])
})

test('[BIZ-16] events contain ids and states only, nothing that names the candidate', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server, { name: '나매칭', phone: '01012340000' })
  const { path } = await world.connect()
  const coffeechatId = await world.match(me)
  const [timeId] = await world.companyProposes(coffeechatId, '2026-12-01T14:00')
  const steps = [await world.confirm(me, coffeechatId, timeId!), await world.cancel(me, coffeechatId)]
  expect(steps.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await world.deliver()
  const got = world.receiver.at(path)
  expect(got.map(({ type, data: { startsAt } }) => [type, startsAt])).toEqual([
    ['coffeechat.matched', undefined],
    ['coffeechat.scheduled', '2026-12-01T05:00:00.000Z'],
    ['coffeechat.cancelled', undefined],
  ])
  expect(got[0]!.data).toEqual({
    candidateId: me.userId,
    coffeechatId,
    offerId: expect.any(String),
    positionId: null,
  })
  const said = got.map(({ body }) => body).join()
  expect(withoutChance(said)).not.toMatch(/나매칭|1234|6000|6800/)
})

test('[BIZ-16] an agent’s coffee chat without a company sends no event', async ({ server, world }) => {
  await world.connect()
  const me = await addCandidate(server)
  const agent = await addTestOperator(server)
  const word = { isMaster: true, isJustMessage: true, salaryMin: null, salaryMax: null }
  const by = { companyId: null, operatorId: agent.operatorId }
  const coffeechatId = await world.match(me, { ...by, ...word })
  expect(coffeechatId).toEqual(expect.any(String))
  await world.cancel(me, coffeechatId)
  expect(await world.events(me.userId)).toEqual([])
})

test('[BIZ-16] after five days of failures an endpoint is stopped and all recruiters are notified once', async ({
  server,
  world,
}) => {
  const { companyId } = world
  const colleague = await addTestOperator(server, { companyId })
  const gone = await addTestOperator(server, { companyId, disabledAt: server.clock() })
  const { id } = await world.connect({ events: ['coffeechat.matched'] })
  world.receiver.answers(500)
  const shown = async () =>
    (await world.call('GET', ''))
      .json<{ endpoints: { id: string; stoppedAt: string | null; isStoppedByUs: boolean }[] }>()
      .endpoints.find((one) => one.id === id)!
  for (let day = 0; day < 5; day++) {
    await world.match(await addCandidate(server))
    await world.deliver()
    expect(await shown()).toMatchObject({ stoppedAt: null })
    server.clock.advance({ hours: 24 })
  }
  await world.deliver()
  expect(await shown()).toMatchObject({ stoppedAt: server.clock().toISOString(), isStoppedByUs: true })
  const told = await server.db.drizzle.select().from(notices).where(eq(notices.type, 'WEBHOOK_STOPPED'))
  const readers = told.map(({ operatorId }) => operatorId)
  expect(readers).toEqual(expect.arrayContaining([world.operatorId, colleague.operatorId]))
  expect(readers).not.toContain(gone.operatorId)
  expect(new Set(readers).size).toBe(readers.length)
  expect((await world.deliveries(id)).every(({ state }) => state === 'FAILED')).toBe(true)
})

test('[BIZ-16] a failing endpoint does not delay others, and continues when it recovers', async ({
  server,
  world,
}) => {
  const bad = await world.connect({ events: ['coffeechat.matched'] })
  const good = await world.connect({ events: ['coffeechat.matched'] })
  await world.call('PATCH', `/endpoints/${bad.id}`, { url: 'http://127.0.0.1:1/' })
  for (let one = 0; one < 3; one++) await world.match(await addCandidate(server))
  await world.deliver()
  expect(world.receiver.at(good.path)).toHaveLength(3)
  expect((await world.deliveries(bad.id)).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1])
  await world.call('PATCH', `/endpoints/${bad.id}`, { url: world.receiver.url(bad.path) })
  server.clock.advance({ minutes: 1 })
  await world.deliver()
  expect(world.receiver.at(bad.path)).toHaveLength(3)
})

test('[BIZ-16] events older than thirty days are deleted', async ({ server, world }) => {
  const { id } = await world.connect({ events: ['coffeechat.matched'] })
  await world.match(await addCandidate(server))
  await world.deliver()
  server.clock.advance({ hours: 30 * 24 })
  await clearEventsJob.run(server.deps)
  expect(await world.deliveries(id)).toHaveLength(1)
  server.clock.advance({ minutes: 1 })
  await clearEventsJob.run(server.deps)
  expect(await world.deliveries(id)).toEqual([])
})
