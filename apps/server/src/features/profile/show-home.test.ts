import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { offerGroups } from '../../db/schema/offers.ts'
import { offers } from '../../db/schema/offers.ts'
import { users } from '../../db/schema/users.ts'
import { addCompany, addGroup, addOffer, addOperator } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
let me: TestCandidate
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-11-16T10:00:00+09:00')
  me = await addCandidate(server, { isActive: true, attackEndsAt: new Date('2026-12-31T14:59:59.999Z') })
})

/** Signed in anew: a test may have moved the clock past the life of a token. */
async function read(path: string) {
  const { token } = server.signIn('candidate', { subjectId: me.userId })
  const answer = await server.call('GET', path, { token })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const home = () => read('/v3/users/my/attack')

const SENT = new Date('2026-11-10T03:00:00Z')
const MATCHED = { status: 'MATCHED', selectedAt: SENT, decidedAt: SENT } as const
const REFUSED = { status: 'REFUSED', decidedAt: SENT } as const
const EXPIRED = { status: 'EXPIRED', decidedAt: SENT } as const
const YESTERDAY = '2026-11-15'

let count = 0
const company = (name = `회사 ${(count += 1)}`) =>
  addCompany(server.db.drizzle, { name, key: name, logo: `/logos/${name}.svg` })

/** From a company of its own: one company has one open offer to one person. */
async function offer(given: Partial<typeof offers.$inferInsert> = {}, name?: string) {
  const companyId = await company(name)
  const operatorId = await addOperator(server.db.drizzle, companyId)
  return addOffer(server.db.drizzle, { candidateId: me.userId, companyId, operatorId, ...given })
}

async function group(given: Partial<typeof offerGroups.$inferInsert> = {}, names = ['반달랩스', '온결헬스']) {
  const db = server.db.drizzle
  const companyIds = await Promise.all(names.map(company))
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
  bestRaise: null,
}

describe('[OFR-10] the home card', () => {
  test('nothing came yet', async () => {
    expect(await home()).toEqual(NOTHING)
  })

  test('the open offer with the nearest deadline stands on it, with what it offers', async () => {
    await offer({ expiryDay: '2026-11-18' })
    const id = await offer(
      { salaryMin: 6300, salaryMax: 6800, incomeBasis: 5200, position: '프론트엔드 개발자', readAt: SENT },
      '노을클라우드',
    )
    await group({ expiryDay: '2026-11-19' })
    const { recentOfferItem, ...rest } = await home()
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

  test('a curated group stands there as one, with all its companies', async () => {
    await offer({ expiryDay: '2026-11-18' })
    const { groupId, offerIds } = await group()
    const [low, high] = offerIds as [string, string]
    const say = (id: string, terms: Partial<typeof offers.$inferInsert>) =>
      server.db.drizzle.update(offers).set(terms).where(eq(offers.id, id))
    await say(low, { salaryMin: 5500, salaryMax: 6000, incomeBasis: 5000 })
    await say(high, { salaryMin: 6100, salaryMax: 7000, incomeBasis: 5000 })
    const { recentOfferItem, bestRaise, receivedOfferCount } = await home()
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

  test('the agent’s own message bears the agent’s name', async () => {
    const operatorId = await addOperator(server.db.drizzle)
    const message = { isMaster: true, isJustMessage: true, salaryMin: null, salaryMax: null }
    await addOffer(server.db.drizzle, { candidateId: me.userId, companyId: null, operatorId, ...message })
    expect((await home()).recentOfferItem).toMatchObject({
      name: '채용 담당자',
      logo: null,
      increaseRate: null,
      isMaster: true,
      isJustMessage: true,
      companyItems: [],
    })
  })

  test('what was decided or is over is counted, not shown', async () => {
    await offer(MATCHED)
    await offer(REFUSED)
    await offer(EXPIRED)
    await offer({ expiryDay: YESTERDAY })
    await group({ expiryDay: YESTERDAY })
    await group({ status: 'MATCHED', decidedAt: SENT }, [])
    await group({ status: 'AGENT', decidedAt: SENT }, [])
    expect(await home()).toEqual({
      ...NOTHING,
      isOffered: true,
      receivedOfferCount: 7,
      selectedOfferCount: 2,
      expiredOfferCount: 3,
    })
  })

  test('[OFR-2] [OFR-12] at midnight in Seoul an offer is over, though no job has run', async () => {
    await offer({ expiryDay: '2026-11-16' })
    server.clock.set('2026-11-16T23:59:59.999+09:00')
    expect(await home()).toMatchObject({ waitingOfferCount: 1, expiredOfferCount: 0 })
    server.clock.set('2026-11-17T00:00:00+09:00')
    expect(await home()).toMatchObject({ recentOfferItem: null, waitingOfferCount: 0, expiredOfferCount: 1 })
  })

  test('nothing of what is not delivered yet, was taken back, or went to somebody else', async () => {
    await offer({ deliverAt: new Date('2026-11-16T01:00:01Z') })
    await offer({ undoneAt: SENT })
    await group({ deliverAt: new Date('2026-11-16T01:00:01Z') }, [])
    await group({ undoneAt: SENT }, [])
    const mine = me
    me = await addCandidate(server)
    await offer({ incomeBasis: 3000 })
    await group()
    me = mine
    expect(await home()).toEqual(NOTHING)
    server.clock.advance({ seconds: 1 })
    expect(await home()).toMatchObject({ isOffered: true, receivedOfferCount: 2 })
  })

  test('the best raise is that of an open offer, and none when none rises', async () => {
    await offer({ salaryMax: 9000, incomeBasis: 5000, expiryDay: YESTERDAY })
    await offer({ salaryMax: 9000, incomeBasis: 5000, ...REFUSED })
    await offer({ salaryMin: 5000, salaryMax: 5000, incomeBasis: 5000 })
    await offer({ salaryMin: 4000, salaryMax: 4500, incomeBasis: 5000 })
    await offer({ incomeBasis: null })
    expect((await home()).bestRaise).toBeNull()
    await offer({ salaryMin: 5000, salaryMax: 5001, incomeBasis: 5000 })
    expect((await home()).bestRaise).toBe(1)
  })

  test('whether offers can come is said by the switch and by the period', async () => {
    const set = (columns: Partial<typeof users.$inferInsert>) =>
      server.db.drizzle.update(users).set(columns).where(eq(users.id, me.userId))
    await set({ attackEndsAt: new Date('2026-11-15T14:59:59.999Z') })
    expect((await home()).isActivate).toBe(false)
    await set({ attackEndsAt: new Date('2026-12-31T14:59:59.999Z'), isActive: false })
    expect((await home()).isActivate).toBe(false)
  })

  test('[OFR-9] it says of each offer and each number what the lists say', async () => {
    for (const given of [
      {},
      { expiryDay: '2026-11-16' },
      { expiryDay: YESTERDAY },
      MATCHED,
      REFUSED,
      EXPIRED,
    ])
      await offer({ incomeBasis: 5200, ...given })
    const { groupId } = await group({
      expiryDay: '2026-11-16',
      createdAt: new Date('2026-11-12T03:00:00Z'),
      deliverAt: new Date('2026-11-12T03:00:00Z'),
    })
    await group({ status: 'MATCHED', decidedAt: SENT }, [])
    const { recentOfferItem, ...counts } = await home()
    const list = async (query = '') => (await read(`/v3/users/offers${query}`)).offerItems
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

test('somebody who has left has no home', async () => {
  await server.db.pool.query('delete from users where id = $1', [me.userId])
  expect((await server.call('GET', '/v3/users/my/attack', { token: me.token })).statusCode).toBe(401)
})
