import { asc, eq } from 'drizzle-orm'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offerEvents, offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { addCompany, addGroup, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'

type OfferColumns = Partial<typeof offers.$inferInsert>
type GroupColumns = Partial<typeof offerGroups.$inferInsert>

/** Offers on the candidate's side, for tests. */
export async function createOffersWorld(server: TestApp) {
  const { drizzle } = server.db
  let count = 0

  async function newCompany(name = `회사${(count += 1)}`) {
    const companyId = await addCompany(drizzle, { name, key: name, domain: '협업 도구' })
    return { companyId, operatorId: await addOperator(drizzle, companyId), name }
  }
  const company = await newCompany('노을클라우드')
  const agentId = await addOperator(drizzle)

  const call = (who: TestCandidate, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    server.call(method, path, { token: who.token, body })

  return {
    company,
    agentId,
    newCompany,

    /** A single offer of a new company, because a company has at most one open offer per person. */
    async send(who: TestCandidate, columns: OfferColumns = {}) {
      const { companyId, operatorId } = await newCompany()
      return addOffer(drizzle, { candidateId: who.userId, companyId, operatorId, ...columns })
    },

    async sendGroup(who: TestCandidate, size = 3, columns: GroupColumns = {}) {
      const given = { candidateId: who.userId, operatorId: agentId, ...columns }
      const companyIds: string[] = []
      for (let place = 0; place < size; place++) companyIds.push((await newCompany()).companyId)
      return addGroup(drizzle, given, companyIds)
    },

    list: async (who: TestCandidate, query = '') =>
      (await call(who, 'GET', `/v3/users/offers${query}`)).json<{ offerItems: Listed[] }>().offerItems,
    show: (who: TestCandidate, id: string) => call(who, 'GET', `/v2/users/offers/${id}`),
    showGroup: (who: TestCandidate, id: string) => call(who, 'GET', `/users/offers/group/${id}`),
    accept: (who: TestCandidate, offerId: string) => call(who, 'POST', '/v2.1/users/coffeechat', { offerId }),
    refuse: (who: TestCandidate, id: string, refusalReason: unknown = '지금은 옮길 생각이 없어요') =>
      call(who, 'PATCH', `/v2/users/offers/refuse/${id}`, { refusalReason }),
    like: (who: TestCandidate, id: string, isLike: unknown = true) =>
      call(who, 'PATCH', '/users/offers/like', { id, isLike }),
    decide: (who: TestCandidate, groupId: string, isLike: boolean, offerItems: readonly string[] = []) =>
      call(who, 'PATCH', `/users/offers/group/${groupId}`, { groupId, isLike, offerItems }),

    async offer(id: string) {
      const [row] = await drizzle.select().from(offers).where(eq(offers.id, id))
      return row!
    },
    async group(id: string) {
      const [row] = await drizzle.select().from(offerGroups).where(eq(offerGroups.id, id))
      return row!
    },
    change: (id: string, columns: OfferColumns) =>
      drizzle.update(offers).set(columns).where(eq(offers.id, id)),
    chatsOf: (offerId: string) => drizzle.select().from(coffeechats).where(eq(coffeechats.offerId, offerId)),
    /** The ledger of an offer or a group. */
    async events(id: string, of: 'offer' | 'group' = 'offer') {
      const subject = of === 'offer' ? offerEvents.offerId : offerEvents.groupId
      const rows = await drizzle
        .select()
        .from(offerEvents)
        .where(eq(subject, id))
        .orderBy(asc(offerEvents.id))
      return rows.filter((row) => of === 'offer' || row.offerId === null).map(({ event }) => event)
    },
    async noticeKeys(who: Pick<TestCandidate, 'userId'>) {
      const rows = await drizzle.select().from(notices).where(eq(notices.userId, who.userId))
      return rows.map(({ dedupeKey }) => dedupeKey).toSorted()
    },
  }
}

export type OffersWorld = Awaited<ReturnType<typeof createOffersWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, ({ server }) => createOffersWorld(server))

export type Listed = {
  id: string
  offerGroupId: string | null
  type: string
  status: string
  isNew: boolean
  isLike: boolean
  isSelected: boolean
  isExpired: boolean
  coffeechatId: string | null
}
