import type { offers } from '../../../platform/db/schema/offers.ts'
import { addCompany, addGroup, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { addressOf, openTestStream } from '../../../testing/test-stream.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export type ShownNotification = {
  id: string
  kind: string
  title: string
  body: string
  at: string
  isRead: boolean
  isOpen: boolean
  to: string
  actions: { label: string; to: string }[]
}

export type Centre = { items: ShownNotification[]; unread: number; open: number; nextCursor: string | null }

/** A company with two recruiters, two agents of ours, and a person whom they write to, for tests. */
export async function createNotificationsWorld(server: TestApp) {
  const { drizzle } = server.db
  let count = 0

  async function team() {
    const name = `노을클라우드${(count += 1)}`
    const companyId = await addCompany(drizzle, { name, key: name })
    return {
      companyId,
      recruiter: await addTestOperator(server, { companyId, name: '이도현' }),
      colleague: await addTestOperator(server, { companyId, name: '박서준' }),
    }
  }
  type Team = Awaited<ReturnType<typeof team>>

  /** Access tokens live fifteen minutes and the clock leaps: every call comes with a new one of the same login. */
  const asPerson = (
    who: TestCandidate,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) =>
    server.call(method, path, {
      token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
      body,
    })
  const tokenOf = ({ operatorId: subjectId, sessionId }: TestOperator) =>
    server.signIn('operator', { subjectId, sessionId }).token
  const asOperator = (who: TestOperator, method: Method, path: string, body?: unknown) =>
    server.call(method, `/console${path}`, { token: tokenOf(who), body })

  return {
    team,
    asPerson,
    asOperator,
    agent: (name = '정하린') => addTestOperator(server, { name }),
    /** With a job and a name that nobody is told before a match. */
    person: (name = '문서하') =>
      addCandidate(server, { name, jobLabel: '개발', jobSubLabel: '백엔드 개발자' }),
    offer: (
      { companyId, recruiter: { operatorId } }: Team,
      { userId }: TestCandidate,
      given: Partial<typeof offers.$inferInsert> = {},
    ) =>
      addOffer(drizzle, {
        candidateId: userId,
        companyId,
        operatorId,
        position: '서버 개발자',
        salaryMin: 6400,
        salaryMax: 7000,
        ...given,
      }),
    curation: ({ operatorId }: TestOperator, { userId }: TestCandidate, companyIds: readonly string[]) =>
      addGroup(drizzle, { candidateId: userId, operatorId }, companyIds),
    accept: async (who: TestCandidate, offerId: string) =>
      (await asPerson(who, 'POST', '/v2.1/users/coffeechat', { offerId })).json<{ coffeechatId: string }>()
        .coffeechatId,
    centre: async (who: TestOperator, query = '') =>
      (await asOperator(who, 'GET', `/notices${query}`)).json<Centre>(),
    counts: async (who: TestOperator) =>
      (await asOperator(who, 'GET', '/counts')).json<Record<string, number | null>>(),
    listen: async (who: TestOperator) =>
      openTestStream(await addressOf(server.app), { token: tokenOf(who), path: '/console/stream' }),
  }
}

export type NotificationsWorld = Awaited<ReturnType<typeof createNotificationsWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, ({ server }) =>
  createNotificationsWorld(server),
)
