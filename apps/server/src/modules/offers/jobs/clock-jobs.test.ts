import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { insertInBulk } from '../../../platform/db/testing/test-plans.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { announceOffer, unannounceOffer } from '../console/announce-offer.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'
import { expireOffersJob } from './expire-offers.ts'
import { remindOfOffersJob, tellOffersJob } from './remind-of-offers.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const at = (server: TestApp, text: string) => ({ ...server.deps, clock: () => seoul(text) })
const noticesOf = async (server: TestApp, { userId }: TestCandidate) => {
  const rows = await server.db.drizzle.select().from(notices).where(eq(notices.userId, userId))
  return new Map(rows.map((row) => [row.dedupeKey, row]))
}
const mute = (server: TestApp, who: TestCandidate, mutedTypes: string[]) =>
  server.db.drizzle
    .insert(notificationSettings)
    .values({ userId: who.userId, mutedTypes, updatedAt: server.clock() })

describe('[TRUST-5] reminders of open offers', () => {
  test('three days before the last day, one day before and on it, once each', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.send(me, { expiryDay: '2026-11-20' })
    const { groupId } = await world.sendGroup(me, 2, { expiryDay: '2026-11-20' })
    for (const day of ['16', '17', '18', '19', '20', '21']) {
      await remindOfOffersJob.run(at(server, `2026-11-${day}T10:00:00`))
      await Promise.all([1, 2].map(() => remindOfOffersJob.run(at(server, `2026-11-${day}T11:30:00`))))
    }
    const told = await noticesOf(server, me)
    expect([...told.keys()].toSorted()).toEqual(
      [id, groupId]
        .flatMap((one) => ['D-0', 'D-1', 'D-3'].map((key) => `OFFER_REMINDER:${one}:${key}`))
        .toSorted(),
    )
    expect(told.get(`OFFER_REMINDER:${id}:D-3`)).toMatchObject({
      type: 'OFFER_REMINDER',
      channel: 'CENTRE',
      content: { offerId: id, reminder: 'D-3' },
      dueAt: seoul('2026-11-17T10:00:00'),
    })
    expect(told.get(`OFFER_REMINDER:${groupId}:D-0`)?.content).toEqual({ groupId, reminder: 'D-0' })
  })

  test('not when decided, undone, undelivered, muted, or the person left', async ({
    server,
    world,
    clock,
  }) => {
    const [me, deaf, gone] = [
      await addCandidate(server),
      await addCandidate(server),
      await addCandidate(server),
    ]
    const expiryDay = '2026-11-19'
    await world.refuse(me, await world.send(me, { expiryDay }))
    await world.send(me, { expiryDay, undoneAt: clock() })
    await world.send(me, { expiryDay, deliverAt: seoul('2026-11-17T00:00:00') })
    await mute(server, deaf, ['OFFER_REMINDER'])
    await world.send(deaf, { expiryDay })
    await world.send(gone, { expiryDay })
    await server.db.drizzle
      .update(users)
      .set({ deletedAt: clock(), nameSealed: null, phoneSealed: null, phoneHash: null, phoneProvedAt: null })
      .where(eq(users.id, gone.userId))
    await remindOfOffersJob.run(at(server, '2026-11-16T10:00:00'))
    for (const who of [me, deaf, gone]) expect(await world.noticeKeys(who)).toEqual([])
  })

  test('a decision drops pending ones', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const id = await world.send(me, { expiryDay: '2026-11-19' })
    await remindOfOffersJob.run(at(server, '2026-11-16T10:00:00'))
    await world.refuse(me, id)
    expect((await noticesOf(server, me)).get(`OFFER_REMINDER:${id}:D-3`)?.droppedAt).toEqual(clock())
  })
})

describe('[OPS-1] one failing person', () => {
  const people = (server: TestApp) => Promise.all([1, 2, 3].map(() => addCandidate(server)))
  const noticesFail = ({ userId }: TestCandidate) => ({ table: 'notices', rows: `user_id = '${userId}'` })

  test('is not reminded, everybody else is', async ({ server, world }) => {
    const [first, broken, last] = await people(server)
    for (const one of [first!, broken!, last!]) await world.send(one, { expiryDay: '2026-11-19' })
    const run = () => remindOfOffersJob.run(at(server, '2026-11-16T10:00:00'))
    await failingFor(server.db.pool, noticesFail(broken!), () =>
      expect(run()).rejects.toThrow('1 of the pieces'),
    )
    const told = async () =>
      Promise.all([first!, broken!, last!].map(async (one) => (await world.noticeKeys(one)).length))
    expect(await told()).toEqual([1, 0, 1])
    await run()
    expect(await told()).toEqual([1, 1, 1])
  })

  test('keeps an ended offer open, everybody else’s expires', async ({ server, world }) => {
    const [first, broken, last] = await people(server)
    const offers: string[] = []
    for (const one of [first!, broken!, last!])
      offers.push(await world.send(one, { expiryDay: '2026-11-17' }))
    const run = () => expireOffersJob.run(at(server, '2026-11-18T00:05:00'))
    const order = 'array_position($1::uuid[], id)'
    const states = async () =>
      (
        await server.db.pool.query(`select status from offers where id = any($1) order by ${order}`, [offers])
      ).rows
        .map(({ status }) => status)
        .join()
    await failingFor(server.db.pool, noticesFail(broken!), () =>
      expect(run()).rejects.toThrow('1 of the pieces'),
    )
    expect(await states()).toBe('EXPIRED,WAITING,EXPIRED')
    await run()
    expect(await states()).toBe('EXPIRED,EXPIRED,EXPIRED')
  })

  test('does not get a live offer, everybody else does', async ({ server, world, clock }) => {
    const [first, broken, last] = await people(server)
    for (const one of [first!, broken!, last!]) await world.send(one, { deliverAt: clock() })
    const heard = async () =>
      (
        await server.db.pool.query<{ id: string }>(
          `select audience_id as id from stream_events where kind = 'offer' and audience_id = any($1)`,
          [[first!, broken!, last!].map(({ userId }) => userId)],
        )
      ).rows
        .map(({ id }) => id)
        .toSorted()
    const brokenRows = { table: 'stream_events', rows: `audience_id = '${broken!.userId}'` }
    await failingFor(server.db.pool, brokenRows, () =>
      expect(tellOffersJob.run(server.deps)).rejects.toThrow('1 of the pieces'),
    )
    expect(await heard()).toEqual([first!.userId, last!.userId].toSorted())
  })
})

describe('[OFR-12] the expiry job', () => {
  test('works in batches at any hour and leaves other offers alone', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const [over, open] = [await world.send(me), await world.send(me, { expiryDay: '2026-11-18' })]
    const undone = await world.send(me, { undoneAt: clock() })
    await expireOffersJob.run(at(server, '2026-11-18T00:05:00'))
    const states = await Promise.all([over, open, undone].map((id) => world.offer(id)))
    expect(states.map(({ status }) => status)).toEqual(['EXPIRED', 'WAITING', 'WAITING'])
    expect((await noticesOf(server, me)).get(`OFFER_REMINDER:${over}:EXPIRED`)?.dueAt).toEqual(
      seoul('2026-11-18T00:05:00'),
    )
  })

  test('handles more than a batch in one run', { timeout: 180_000 }, async ({ server, world }) => {
    const me = await addCandidate(server)
    const { companyId, operatorId } = world.company
    await insertInBulk(server.db, [
      [
        `insert into users (id, last_active_at, created_at, updated_at)
         select gen_random_uuid(), now(), now(), now() from generate_series(1, 600)`,
      ],
      [
        `insert into offers (id, candidate_id, company_id, operator_id, type, salary_min, salary_max, created_at,
           deliver_at, expiry_day)
         select gen_random_uuid(), id, $1, $2, 'SUPER', 5000, 6000, $3::timestamptz, $3, '2026-11-12' from users
         where id not in (select candidate_id from offers)`,
        [companyId, operatorId, seoul('2026-11-10T09:00:00')],
      ],
    ])
    await expireOffersJob.run(at(server, '2026-11-13T00:05:00'))
    const { rows } = await server.db.pool.query(
      `select status, count(*) from offers where expiry_day = '2026-11-12' group by status`,
    )
    expect(rows).toEqual([{ status: 'EXPIRED', count: expect.any(Number) }])
    expect(rows[0].count).toBeGreaterThanOrEqual(600)
    expect((await noticesOf(server, me)).size).toBe(1)
  })
})

describe('[BIZ-3] sending', () => {
  const sent = async (world: OffersWorld, me: TestCandidate) => {
    const offerId = await world.send(me, {
      createdAt: seoul('2026-11-16T20:58:00'),
      deliverAt: seoul('2026-11-16T21:03:00'),
      expiryDay: '2026-11-23',
    })
    return { ...(await world.offer(offerId)), kind: 'offer' as const }
  }
  const when = (server: TestApp) => ({ ids: server.deps.ids, now: seoul('2026-11-16T20:58:00') })

  test('is recorded at once; the candidate is notified at delivery, once', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offer = await sent(world, me)
    await server.db.transaction((tx) => announceOffer(tx, offer, when(server)))
    expect(await world.events(offer.id)).toEqual(['SENT'])
    expect((await noticesOf(server, me)).get(`NEW_OFFER:${offer.id}`)).toMatchObject({
      content: { offerId: offer.id, companyId: offer.companyId, salaryMin: 6000, salaryMax: 6800 },
      dueAt: seoul('2026-11-16T21:03:00'),
      sentAt: null,
    })
  })

  test('[TRUST-7] undone, nobody is notified', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offer = await sent(world, me)
    await server.db.transaction((tx) => announceOffer(tx, offer, when(server)))
    await server.db.transaction((tx) => unannounceOffer(tx, offer, when(server)))
    expect(await world.events(offer.id)).toEqual(['SENT', 'UNDONE'])
    expect((await noticesOf(server, me)).get(`NEW_OFFER:${offer.id}`)?.droppedAt).toEqual(when(server).now)
  })

  test('a group is announced once', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId } = await world.sendGroup(me)
    const group = { ...(await world.group(groupId)), kind: 'group' as const }
    await server.db.transaction((tx) => announceOffer(tx, group, when(server)))
    expect(await world.events(groupId, 'group')).toEqual(['SENT'])
    expect((await noticesOf(server, me)).get(`NEW_OFFER:${groupId}`)?.content).toEqual({ groupId })
  })
})
