import { companyKey } from '@coffeeattack/domain/companies/name'
import type { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany, addGroup, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'

export type Sent = {
  id: string
  status: string
  candidate: { id: string; hashtags: string[] }
  contact: { name: string; phone: string; email: string | null } | null
  coffeechatId: string | null
  company: { name: string } | null
}
export type SentList = { items: Sent[]; counts: Record<string, number>; nextCursor: string | null }

/** Companies with sent offers, for tests. */
export async function createPipelineWorld() {
  const server = await createTestApp()
  const { drizzle } = server.db
  let count = 0

  const company = (name = `회사 ${(count += 1)}`) => addCompany(drizzle, { name, key: companyKey(name) })

  async function recruiter(companyId?: string) {
    const own = companyId ?? (await company())
    return { companyId: own, ...(await addTestOperator(server, { companyId: own })) }
  }

  const candidate = (given: Partial<typeof users.$inferInsert> = {}) =>
    addCandidate(server, {
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
      emailSealed: server.deps.secrets.seal('jiu@example.com', 'users.email_sealed'),
      ...given,
    })

  type Sender = { operatorId: string; companyId?: string | null }
  /** An offer that is sent and delivered now. */
  const offer = (
    { operatorId, companyId = null }: Sender,
    candidateId: string,
    given: Partial<typeof offers.$inferInsert> = {},
  ) =>
    addOffer(drizzle, {
      candidateId,
      companyId,
      operatorId,
      createdAt: server.clock(),
      deliverAt: server.clock(),
      ...given,
    })
  const curation = (
    { operatorId }: TestOperator,
    candidateId: string,
    companyIds: readonly string[],
    given: Partial<typeof offerGroups.$inferInsert> = {},
  ) =>
    addGroup(
      drizzle,
      { candidateId, operatorId, createdAt: server.clock(), deliverAt: server.clock(), ...given },
      companyIds,
    )

  /** Every call gets a new token, because the clock leaps. */
  const get = ({ operatorId, sessionId }: TestOperator, path: string) =>
    server.call('GET', `/console${path}`, {
      token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
    })

  return {
    ...server,
    server,
    company,
    recruiter,
    candidate,
    offer,
    curation,
    get,
    agent: () => addTestOperator(server),
    list: async (who: TestOperator, query = '') => (await get(who, `/offers${query}`)).json<SentList>(),
    accept: (token: string, offerId: string) =>
      server.call('POST', '/v2.1/users/coffeechat', { token, body: { offerId } }),
    refuse: (token: string, offerId: string, refusalReason: string) =>
      server.call('PATCH', `/v2/users/offers/refuse/${offerId}`, { token, body: { refusalReason } }),
    /** A counter-offer and the company's answer (OFR-16). */
    counter: (token: string, offerId: string, body: object = { amount: 7_200 }) =>
      server.call('POST', `/users/offers/counter/${offerId}`, { token, body }),
    answerCounter: ({ operatorId, sessionId }: TestOperator, offerId: string, body: object) =>
      server.call('POST', `/console/offers/${offerId}/counter`, {
        token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
        body,
      }),
    show: ({ userId, sessionId }: TestCandidate, offerId: string) =>
      server.call('GET', `/v2/users/offers/${offerId}`, {
        token: server.signIn('candidate', { subjectId: userId, sessionId }).token,
      }),
    leave: (token: string) => server.call('DELETE', '/v3/users', { token, body: { reason: '쉬려고요' } }),
  }
}

export type PipelineWorld = Awaited<ReturnType<typeof createPipelineWorld>>

export const test = worldTest(createPipelineWorld)

/** Reads all pages. */
export async function readOn<Page extends { nextCursor: string | null }>(
  page: (cursor: string) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await page('')]
  for (let next = pages.at(-1)!.nextCursor; next !== null; next = pages.at(-1)!.nextCursor)
    pages.push(await page(`&cursor=${next}`))
  return pages
}
