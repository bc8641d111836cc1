import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { shortLinks } from '../../../platform/db/schema/campaigns.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { tellPeople } from '../core/tell-people.ts'
import { type DeliveryWorld, test } from '../testing/delivery-world.ts'

test.beforeEach(async ({ world }) => {
  world.status.sms = 200
  await world.closeCircuit()
  world.server.clock.set('2026-11-16T10:00:00+09:00')
})

const person = (world: DeliveryWorld) => addCandidate(world.server)

describe('[TRUST-5] a sender that fails', () => {
  test('is asked five times, each time later, and then no more', async ({ world }) => {
    const me = await person(world)
    await world.offer(me)
    world.status.sms = 503
    const attempts: number[] = []
    for (const minutes of [0, 0.5, 0.5, 4, 16, 64, 600]) {
      world.server.clock.advance({ minutes })
      await world.deliver()
      attempts.push((await world.rows(me, 'SMS'))[0]!.attempts)
    }
    expect(attempts).toEqual([1, 1, 2, 3, 4, 5, 5])
    const [row] = await world.rows(me, 'SMS')
    expect(row).toMatchObject({ sentAt: null, lastError: expect.stringMatching(/^sms: /) as string })
    expect(row!.droppedAt).not.toBeNull()
    expect(await world.states(me, 'CENTRE')).toEqual(['sent'])
  })

  test('succeeds later, with one link however often it was tried', async ({ world }) => {
    const me = await person(world)
    await world.offer(me)
    world.status.sms = 500
    await world.deliver()
    world.status.sms = 200
    world.server.clock.advance({ minutes: 1 })
    await world.deliver()
    expect(world.textsTo(me)).toHaveLength(1)
    expect((await world.rows(me, 'SMS'))[0]).toMatchObject({ attempts: 2, lastError: null, droppedAt: null })
    const links = world.server.db.drizzle.select().from(shortLinks).where(eq(shortLinks.userId, me.userId))
    expect(await links).toHaveLength(1)
  })

  test('whose answer was lost with the process is not asked again: nobody is told twice', async ({
    world,
  }) => {
    const me = await person(world)
    await world.offer(me)
    world.status.sms = 503
    await world.deliver()
    world.status.sms = 200
    const [row] = await world.rows(me, 'SMS')
    // As a process leaves it that dies between sending and writing that down.
    await world.server.db.drizzle.update(notices).set({ lastError: null }).where(eq(notices.id, row!.id))
    world.server.clock.advance({ minutes: 10 })
    await world.deliver()
    expect(world.textsTo(me)).toEqual([])
    expect((await world.rows(me, 'SMS'))[0]).toMatchObject({ sentAt: null, lastError: 'cut off' })
    expect(await world.states(me, 'CENTRE')).toEqual(['sent'])
  })
})

describe('[TRUST-5] nobody drowns in texts', () => {
  test('what follows within ten minutes is gathered into one more', async ({ world }) => {
    const me = await person(world)
    await world.offer(me)
    await world.deliver()
    for (let minute = 0; minute < 3; minute++) {
      world.server.clock.advance({ minutes: 2 })
      await world.offer(me)
      await world.deliver()
    }
    expect(world.textsTo(me)).toHaveLength(1)
    expect(await world.states(me, 'CENTRE')).toEqual(['sent', 'sent', 'sent', 'sent'])
    world.server.clock.advance({ minutes: 4 })
    await world.deliver()
    expect(world.textsTo(me)[1]).toContain('새 어택이 3건 도착했어요')
    const token = world.textsTo(me)[1]!.split('/').at(-1)!
    const preview = await world.server.call('GET', `/links/${token}`)
    expect(preview.json()).toMatchObject({ type: 'offers', companyCount: 4, name: '' })
  })

  test('six a day are enough of what can wait; the rest stands in the centre', async ({ world }) => {
    const me = await person(world)
    for (let hour = 0; hour < 8; hour++) {
      await world.offer(me)
      await world.deliver()
      world.server.clock.advance({ hours: 1 })
    }
    expect(world.textsTo(me)).toHaveLength(6)
    expect(await world.states(me, 'CENTRE')).toEqual(Array(8).fill('sent'))
  })

  test('what the night held back counts on the day on which it goes out', async ({ world }) => {
    const { ids } = world.server.deps
    const attackEndsAt = new Date('2026-11-19T23:59:59+09:00')
    const { userId, ...me } = await addCandidate(world.server, { isActive: true, attackEndsAt })
    world.server.clock.set('2026-11-16T22:00:00+09:00')
    const now = world.server.clock()
    const ending = { type: 'ATTACK_ENDING', userId, content: { endsAt: attackEndsAt.toISOString() } } as const
    const told = Array.from({ length: 4 }, () => ({ ...ending, subject: ids.next() }))
    await world.server.db.transaction((tx) => tellPeople(tx, told, { ids, now }))
    await world.deliver()
    for (const hour of ['08', '09', '10', '11', '12']) {
      world.server.clock.set(`2026-11-17T${hour}:00:00+09:00`)
      await world.offer({ userId, ...me })
      await world.deliver()
    }
    expect(world.textsTo({ userId, ...me })).toHaveLength(6)
  })
})

test('[TRUST-5] what was sent, failed and dropped is counted', async ({ world }) => {
  const me = await person(world)
  await world.offer(me, { expiryDay: '2026-11-16' })
  world.server.clock.set('2026-11-17T10:00:00+09:00')
  await world.deliver()
  const text = await world.server.deps.metrics.text()
  for (const [channel, result] of [
    ['CENTRE', 'sent'],
    ['CENTRE', 'dropped'],
    ['SMS', 'sent'],
    ['SMS', 'failed'],
    ['SMS', 'unknown'],
  ])
    expect(text).toMatch(new RegExp(`notices_total\\{channel="${channel}",result="${result}"\\} [1-9]`))
})
