import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'
import { type offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addCompany, addGroup, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const test = serverTest().extend('me', ({ server }) =>
  addCandidate(server, { isActive: true, attackEndsAt: new Date('2026-12-31T14:59:59.999Z') }),
)

test.beforeEach(async ({ server }) => {
  server.clock.set('2026-11-16T10:00:00+09:00')
})

/** Signed in anew: a test may have moved the clock past the life of a token. */
async function read(server: TestApp, me: TestCandidate, path: string) {
  const { token } = server.signIn('candidate', { subjectId: me.userId })
  const answer = await server.call('GET', path, { token })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const home = (server: TestApp, me: TestCandidate) => read(server, me, '/v3/users/my/attack')

const SENT = new Date('2026-11-10T03:00:00Z')
const MATCHED = { status: 'MATCHED', selectedAt: SENT, decidedAt: SENT } as const
const REFUSED = { status: 'REFUSED', decidedAt: SENT } as const
const EXPIRED = { status: 'EXPIRED', decidedAt: SENT } as const
const YESTERDAY = '2026-11-15'

let count = 0
const company = (server: TestApp, name = `회사 ${(count += 1)}`) =>
  addCompany(server.db.drizzle, { name, key: name, logo: `/logos/${name}.svg` })

/** From a company of its own: one company has one open offer to one person. */
async function offer(
  server: TestApp,
  me: TestCandidate,
  given: Partial<typeof offers.$inferInsert> = {},
  name?: string,
) {
  const companyId = await company(server, name)
  const operatorId = await addOperator(server.db.drizzle, companyId)
  return addOffer(server.db.drizzle, { candidateId: me.userId, companyId, operatorId, ...given })
}

async function group(
  server: TestApp,
  me: TestCandidate,
  given: Partial<typeof offerGroups.$inferInsert> = {},
  names = ['반달랩스', '온결헬스'],
) {
  const db = server.db.drizzle
  const companyIds = await Promise.all(names.map((name) => company(server, name)))
  return addGroup(db, { candidateId: me.userId, operatorId: await addOperator(db), ...given }, companyIds)
}

const NOTHING = {
  recentOfferItem: null,
  isActivate: true,
  isOffered: false,
  receivedOfferCount: 0,
  waitingOfferCount: 0,
  selectedOfferCount: 0,
  expiredOfferCount: 0,
  nextCoffeechat: null,
  askedCoffeechat: null,
  bestRaise: null,
}

describe('[OFR-10] the home card', () => {
  test('nothing came yet', async ({ server, me }) => {
    expect(await home(server, me)).toEqual(NOTHING)
  })

  test('the open offer with the nearest deadline stands on it, with what it offers', async ({
    server,
    me,
  }) => {
    await offer(server, me, { expiryDay: '2026-11-18' })
    const id = await offer(
      server,
      me,
      { salaryMin: 6300, salaryMax: 6800, incomeBasis: 5200, position: '프론트엔드 개발자', readAt: SENT },
      '노을클라우드',
    )
    await group(server, me, { expiryDay: '2026-11-19' })
    const { recentOfferItem, ...rest } = await home(server, me)
    expect(recentOfferItem).toEqual({
      id,
      offerGroupId: null,
      type: 'SUPER',
      name: '노을클라우드',
      logo: '/logos/노을클라우드.svg',
      expiredAt: '2026-11-17T14:59:59.999Z',
      salaryMin: 6300,
      salaryMax: 6800,
      incomeBasis: 5200,
      incomeOrigin: null,
      increaseRate: 30.8,
      position: '프론트엔드 개발자',
      operatorName: '채용 담당자',
      isMaster: false,
      isJustMessage: false,
      isNew: false,
      companyItems: [{ name: '노을클라우드', logo: '/logos/노을클라우드.svg' }],
    })
    expect(rest).toMatchObject({ isOffered: true, receivedOfferCount: 3, waitingOfferCount: 3 })
  })

  test('a curated group stands there as one, with all its companies', async ({ server, me }) => {
    await offer(server, me, { expiryDay: '2026-11-18' })
    const { groupId, offerIds } = await group(server, me)
    const [low, high] = offerIds as [string, string]
    const say = (id: string, terms: Partial<typeof offers.$inferInsert>) =>
      server.db.drizzle.update(offers).set(terms).where(eq(offers.id, id))
    await say(low, { salaryMin: 5500, salaryMax: 6000, incomeBasis: 5000 })
    await say(high, { salaryMin: 6100, salaryMax: 7000, incomeBasis: 5000 })
    const { recentOfferItem, bestRaise, receivedOfferCount } = await home(server, me)
    expect(recentOfferItem).toMatchObject({
      id: groupId,
      offerGroupId: groupId,
      type: 'SUPER_CURATION',
      name: '채용 담당자',
      logo: null,
      salaryMin: 5500,
      salaryMax: 7000,
      increaseRate: 40,
      position: '',
      isMaster: true,
      isNew: true,
    })
    const names = recentOfferItem.companyItems.map(({ name }: { name: string }) => name)
    expect(names.toSorted()).toEqual(['반달랩스', '온결헬스'])
    expect([bestRaise, receivedOfferCount]).toEqual([2000, 2])
  })

  test('the agent’s own message bears the agent’s name', async ({ server, me }) => {
    const operatorId = await addOperator(server.db.drizzle)
    const message = { isMaster: true, isJustMessage: true, salaryMin: null, salaryMax: null }
    await addOffer(server.db.drizzle, { candidateId: me.userId, companyId: null, operatorId, ...message })
    expect((await home(server, me)).recentOfferItem).toMatchObject({
      name: '채용 담당자',
      logo: null,
      increaseRate: null,
      isMaster: true,
      isJustMessage: true,
      companyItems: [],
    })
  })

  test('what was decided or is over is counted, not shown', async ({ server, me }) => {
    await offer(server, me, MATCHED)
    await offer(server, me, REFUSED)
    await offer(server, me, EXPIRED)
    await offer(server, me, { expiryDay: YESTERDAY })
    await group(server, me, { expiryDay: YESTERDAY })
    await group(server, me, { status: 'MATCHED', decidedAt: SENT }, [])
    await group(server, me, { status: 'AGENT', decidedAt: SENT }, [])
    expect(await home(server, me)).toEqual({
      ...NOTHING,
      isOffered: true,
      receivedOfferCount: 7,
      selectedOfferCount: 2,
      expiredOfferCount: 3,
    })
  })

  test('[OFR-2] [OFR-12] at midnight in Seoul an offer is over, though no job has run', async ({
    server,
    me,
    clock,
  }) => {
    await offer(server, me, { expiryDay: '2026-11-16' })
    clock.set('2026-11-16T23:59:59.999+09:00')
    expect(await home(server, me)).toMatchObject({ waitingOfferCount: 1, expiredOfferCount: 0 })
    clock.set('2026-11-17T00:00:00+09:00')
    expect(await home(server, me)).toMatchObject({
      recentOfferItem: null,
      waitingOfferCount: 0,
      expiredOfferCount: 1,
    })
  })

  test('nothing of what is not delivered yet, was taken back, or went to somebody else', async ({
    server,
    me,
    clock,
  }) => {
    await offer(server, me, { deliverAt: new Date('2026-11-16T01:00:01Z') })
    await offer(server, me, { undoneAt: SENT })
    await group(server, me, { deliverAt: new Date('2026-11-16T01:00:01Z') }, [])
    await group(server, me, { undoneAt: SENT }, [])
    const other = await addCandidate(server)
    await offer(server, other, { incomeBasis: 3000 })
    await group(server, other)
    expect(await home(server, me)).toEqual(NOTHING)
    clock.advance({ seconds: 1 })
    expect(await home(server, me)).toMatchObject({ isOffered: true, receivedOfferCount: 2 })
  })

  test('the best raise is that of an open offer, and none when none rises', async ({ server, me }) => {
    await offer(server, me, { salaryMax: 9000, incomeBasis: 5000, expiryDay: YESTERDAY })
    await offer(server, me, { salaryMax: 9000, incomeBasis: 5000, ...REFUSED })
    await offer(server, me, { salaryMin: 5000, salaryMax: 5000, incomeBasis: 5000 })
    await offer(server, me, { salaryMin: 4000, salaryMax: 4500, incomeBasis: 5000 })
    await offer(server, me, { incomeBasis: null })
    expect((await home(server, me)).bestRaise).toBeNull()
    await offer(server, me, { salaryMin: 5000, salaryMax: 5001, incomeBasis: 5000 })
    expect((await home(server, me)).bestRaise).toBe(1)
  })

  test('whether offers can come is said by the switch and by the period', async ({ server, me }) => {
    const set = (columns: Partial<typeof users.$inferInsert>) =>
      server.db.drizzle.update(users).set(columns).where(eq(users.id, me.userId))
    await set({ attackEndsAt: new Date('2026-11-15T14:59:59.999Z') })
    expect((await home(server, me)).isActivate).toBe(false)
    await set({ attackEndsAt: new Date('2026-12-31T14:59:59.999Z'), isActive: false })
    expect((await home(server, me)).isActivate).toBe(false)
  })

  test('[TRUST-4] the next meeting stands on it, from its fixing to its end', async ({
    server,
    me,
    clock,
  }) => {
    const drizzle = server.db.drizzle
    const meet = async (
      name: string,
      startsAt: string,
      columns: Partial<typeof coffeechatTimes.$inferInsert> = {},
    ) => {
      const offerId = await offer(server, me, MATCHED, name)
      const [{ companyId, operatorId }] = (await drizzle
        .select()
        .from(offers)
        .where(eq(offers.id, offerId))) as [typeof offers.$inferSelect]
      const id = server.deps.ids.next()
      await drizzle
        .insert(coffeechats)
        .values({ id, offerId, candidateId: me.userId, companyId, operatorId, createdAt: SENT })
      await drizzle.insert(coffeechatTimes).values({
        id: server.deps.ids.next(),
        coffeechatId: id,
        startsAt: new Date(startsAt),
        minutes: 30,
        proposedBy: 'company',
        proposedAt: SENT,
        confirmedAt: SENT,
        ...columns,
      })
      return id
    }
    await meet('나중', '2026-11-20T16:00:00+09:00')
    await meet('제안만', '2026-11-16T11:00:00+09:00', { confirmedAt: null })
    await meet('거둔 시간', '2026-11-16T11:30:00+09:00', { withdrawnAt: SENT })
    const called = await meet('취소', '2026-11-16T12:00:00+09:00')
    await drizzle.update(coffeechats).set({ cancelledAt: SENT }).where(eq(coffeechats.id, called))
    const id = await meet('달그락', '2026-11-17T14:00:00+09:00')
    const place = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } as const
    await drizzle
      .update(coffeechats)
      .set({ placeKind: place.kind, place: place.text, placeSetAt: SENT })
      .where(eq(coffeechats.id, id))
    const next = { id, name: '달그락', startsAt: '2026-11-17T05:00:00.000Z', minutes: 30, place }
    expect((await home(server, me)).nextCoffeechat).toEqual(next)
    clock.set('2026-11-17T14:29:59+09:00')
    expect((await home(server, me)).nextCoffeechat).toEqual(next)
    clock.set('2026-11-17T14:30:00+09:00')
    expect((await home(server, me)).nextCoffeechat).toMatchObject({ name: '나중' })
  })

  test('[OFR-9] it says of each offer and each number what the lists say', async ({ server, me }) => {
    for (const given of [
      {},
      { expiryDay: '2026-11-16' },
      { expiryDay: YESTERDAY },
      MATCHED,
      REFUSED,
      EXPIRED,
    ])
      await offer(server, me, { incomeBasis: 5200, ...given })
    const { groupId } = await group(server, me, {
      expiryDay: '2026-11-16',
      createdAt: new Date('2026-11-12T03:00:00Z'),
      deliverAt: new Date('2026-11-12T03:00:00Z'),
    })
    await group(server, me, { status: 'MATCHED', decidedAt: SENT }, [])
    const { recentOfferItem, ...counts } = await home(server, me)
    const list = async (query = '') => (await read(server, me, `/v3/users/offers${query}`)).offerItems
    const all = await list()
    expect(recentOfferItem.id).toBe(groupId)
    expect(all[0]).toMatchObject(recentOfferItem)
    expect(counts).toMatchObject({
      receivedOfferCount: all.length,
      waitingOfferCount: all.filter(({ status }: { status: string }) => status === 'WAITING').length,
      selectedOfferCount: (await list('?isSelected=true')).length,
      expiredOfferCount: (await list('?isExpired=true')).length,
    })
  })
})

test('somebody who has left has no home', async ({ server, me }) => {
  await server.db.pool.query('delete from users where id = $1', [me.userId])
  expect((await server.call('GET', '/v3/users/my/attack', { token: me.token })).statusCode).toBe(401)
})
