import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'
import { offerCounters, type offers } from '../../../platform/db/schema/offers.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'
import { type RecordWorld, test as base } from '../testing/record-world.ts'

const seoul = (text: string) => new Date(`2026-11-${text}:00+09:00`)

/** One company, one person and their dealings, in the days before the sixteenth. */
async function createDealings(server: TestApp, world: RecordWorld) {
  const { drizzle } = server.db
  const { ids } = server.deps
  const company = await world.company()
  const candidateId = await world.person()
  const parties = { ...company, candidateId }

  const offer = (columns: Partial<typeof offers.$inferInsert>) =>
    addOffer(drizzle, { ...parties, createdAt: seoul('01T09:00'), deliverAt: seoul('01T09:00'), ...columns })

  return {
    offer,
    async room(columns: Partial<typeof messageRooms.$inferInsert> = {}) {
      const id = ids.next()
      const createdAt = seoul('01T09:00')
      await drizzle
        .insert(messageRooms)
        .values({ ...parties, id, createdAt, lastMessageAt: createdAt, ...columns })
      return id
    },
    async line(roomId: string, sender: 'CANDIDATE' | 'OPERATOR' | 'SYSTEM', at: string) {
      const when = { ids, now: seoul(at) }
      if (sender === 'SYSTEM') return sayInRoom(drizzle, roomId, '말', when)
      const senderId = sender === 'CANDIDATE' ? candidateId : company.operatorId
      await writeInRoom(drizzle, roomId, { sender, senderId, body: '말' }, when)
    },
    close: (roomId: string, at: string) =>
      drizzle
        .update(messageRooms)
        .set({ closedAt: seoul(at) })
        .where(eq(messageRooms.id, roomId)),
    async counter(askedAt: string, answeredAt: string | null, columns: Partial<typeof offers.$inferInsert>) {
      await drizzle.insert(offerCounters).values({
        offerId: await offer(columns),
        amount: 7000,
        wasMin: 6000,
        wasMax: 6800,
        askedAt: seoul(askedAt),
        ...(answeredAt && {
          answer: 'KEPT' as const,
          answeredAt: seoul(answeredAt),
          answeredBy: company.operatorId,
        }),
      })
    },
    async match(at: string, columns: Partial<typeof coffeechats.$inferInsert> = {}) {
      const when = seoul(at)
      const offerId = await offer({ status: 'MATCHED', decidedAt: when, selectedAt: when })
      const id = ids.next()
      await drizzle.insert(coffeechats).values({ ...parties, id, offerId, createdAt: when, ...columns })
      return id
    },
    time: (coffeechatId: string, columns: Partial<typeof coffeechatTimes.$inferInsert>) =>
      drizzle.insert(coffeechatTimes).values({
        id: ids.next(),
        coffeechatId,
        startsAt: seoul('20T09:00'),
        minutes: 30,
        proposedBy: 'company',
        proposedAt: seoul('01T09:00'),
        ...columns,
      }),
    agent: () => addOperator(drizzle),
    /** How long this person waited, in hours, as the night counts it. */
    async waited(): Promise<number | null> {
      await world.night()
      const [answer] = await world.answers(company, 'ANSWERS')
      return answer?.value ?? null
    },
  }
}

const test = base.extend('dealings', ({ server, world }) => createDealings(server, world))

describe('[KEEP-4] how long a company let a person wait', () => {
  test('for its answer in the room, from the first line of a question', async ({ dealings }) => {
    const roomId = await dealings.room()
    await dealings.line(roomId, 'SYSTEM', '10T08:00')
    await dealings.line(roomId, 'CANDIDATE', '10T09:00')
    await dealings.line(roomId, 'CANDIDATE', '10T09:30')
    await dealings.line(roomId, 'OPERATOR', '10T12:00')
    await dealings.line(roomId, 'OPERATOR', '10T15:00')
    // Thanks: nobody needs to answer that.
    await dealings.line(roomId, 'CANDIDATE', '10T16:00')
    expect(await dealings.waited()).toBe(3)
  })

  test('several times, as half of them were shorter', async ({ dealings }) => {
    const roomId = await dealings.room()
    for (const [asked, answered] of [
      ['02T09:00', '02T10:00'],
      ['03T09:00', '03T11:00'],
      ['04T09:00', '06T09:00'],
    ] as const) {
      await dealings.line(roomId, 'CANDIDATE', asked)
      await dealings.line(roomId, 'OPERATOR', answered)
    }
    expect(await dealings.waited()).toBe(2)
  })

  test('with a first question, for a week in vain or until the offer ran out on it', async ({ dealings }) => {
    const roomId = await dealings.room({
      offerId: await dealings.offer({ status: 'EXPIRED', decidedAt: seoul('15T00:00') }),
    })
    await dealings.line(roomId, 'CANDIDATE', '14T09:00')
    await dealings.close(roomId, '15T00:00')
    expect(await dealings.waited()).toBe(168)
  })

  test('with a first question that is younger than a week, not at all yet', async ({ dealings }) => {
    const roomId = await dealings.room()
    await dealings.line(roomId, 'CANDIDATE', '14T09:00')
    expect(await dealings.waited()).toBeNull()
  })

  test('with a first question older than a week', async ({ dealings }) => {
    const roomId = await dealings.room()
    await dealings.line(roomId, 'CANDIDATE', '02T09:00')
    expect(await dealings.waited()).toBe(168)
  })

  test('with a first question, until the person themselves ended it: no wait of the company’s', async ({
    dealings,
  }) => {
    const roomId = await dealings.room({
      offerId: await dealings.offer({ status: 'REFUSED', decidedAt: seoul('02T10:00') }),
    })
    await dealings.line(roomId, 'CANDIDATE', '02T09:00')
    await dealings.close(roomId, '02T10:00')
    expect(await dealings.waited()).toBeNull()
  })

  test('[OFR-16] with a counter, until it was answered', async ({ dealings }) => {
    await dealings.counter('10T09:00', '10T21:00', {})
    expect(await dealings.waited()).toBe(12)
  })

  test('[OFR-16] with a counter that another process’s clock stamped later than its answer, no time', async ({
    dealings,
  }) => {
    await dealings.counter('10T09:01', '10T09:00', {})
    expect(await dealings.waited()).toBe(0)
  })

  test('[OFR-16] with a counter that ran out, a week; with one that the person decided on, nothing', async ({
    dealings,
  }) => {
    await dealings.counter('10T09:00', null, { status: 'REFUSED', decidedAt: seoul('10T10:00') })
    expect(await dealings.waited()).toBeNull()
    await dealings.counter('10T09:00', null, { status: 'EXPIRED', decidedAt: seoul('12T00:00') })
    expect(await dealings.waited()).toBe(168)
  })

  test('after a match, for the first time, the first yes or the first word', async ({ dealings }) => {
    const chatId = await dealings.match('10T09:00')
    await dealings.time(chatId, { proposedBy: 'candidate', proposedAt: seoul('10T10:00') })
    expect(await dealings.waited()).toBeNull()
    await dealings.time(chatId, {
      startsAt: seoul('21T09:00'),
      proposedBy: 'candidate',
      proposedAt: seoul('10T10:00'),
      confirmedAt: seoul('11T09:00'),
    })
    expect(await dealings.waited()).toBe(24)
    await dealings.time(chatId, { startsAt: seoul('22T09:00'), proposedAt: seoul('10T15:00') })
    expect(await dealings.waited()).toBe(6)
    await dealings.line(await dealings.room(), 'OPERATOR', '10T11:00')
    expect(await dealings.waited()).toBe(2)
  })

  test('after a match that it was silent about a week, unless it was called off', async ({ dealings }) => {
    await dealings.match('02T09:00', { cancelledAt: seoul('02T12:00') })
    expect(await dealings.waited()).toBeNull()
    await dealings.match('02T09:00')
    expect(await dealings.waited()).toBe(168)
  })

  test('for an agent of ours says nothing of the company', async ({ dealings }) => {
    await dealings.match('02T09:00', { operatorId: await dealings.agent() })
    expect(await dealings.waited()).toBeNull()
  })
})
